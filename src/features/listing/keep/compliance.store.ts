import { map } from 'nanostores';
import type { ComplianceInput } from '#src/domain/listing/listing.ts';
import { isOutcomeUnknown, success } from '#src/lib/result.ts';
import { loadCompliance, saveCompliance } from '#src/server/calls/listing.ts';
import { type Proof, proveByCode, proveByPassword } from '#src/server/proof.ts';
import { call } from '#src/server/signedIn.ts';
import { openDocuments } from './documents.store.ts';
import { type Outcome, outbox } from './outbox.ts';

/** The fields of the step Compliance. They have their own call. Typed values are in memory only until the server has them. */

export type ComplianceField = keyof ComplianceInput;

export interface ComplianceState {
  /** `failed`: must be loaded again. `locked`: the account is too weak, and the server refuses access. */
  state: 'loading' | 'ready' | 'failed' | 'locked';
  /** The typed values. The account number is empty once saved, because the server returns it only masked. */
  values: ComplianceInput;
  /** For example '••••1234'; set once the server has the whole number. */
  masked: string;
  /** True while another account number is typed. */
  isReplacing: boolean;
  /** `proof`: the server first wants the identity proof named in `proof`. */
  save: 'saved' | 'unsaved' | 'saving' | 'failed' | 'proof';
  proof: Proof | null;
  proofFrom: string | null;
  isAsking: boolean;
  saved_at: string | null;
}

const nothingTyped: ComplianceInput = {
  gst_number: '',
  gst_declaration: '',
  pan_number: '',
  account_holder_name: '',
  account_number: '',
  ifsc_code: '',
  bank_name: '',
  branch_address: '',
};
const initial: ComplianceState = {
  state: 'loading',
  values: nothingTyped,
  masked: '',
  isReplacing: false,
  save: 'saved',
  proof: null,
  proofFrom: null,
  isAsking: false,
  saved_at: null,
};

export const $compliance = map<ComplianceState>(initial);

const key = 'compliance';
const saveAfter = 1200;
/** Fields that the server does not have yet. */
const unsaved = new Set<ComplianceField>();
let openedFor = '';
let opening: Promise<void> = Promise.resolve();
/** True once the account number is complete. A partial one is not saved. */
let isNumberFinished = false;

/** Loads a listing's data, with unsaved values on top. A repeated call returns the same promise, which settles even on failure. */
export function openCompliance(property_id: string): Promise<void> {
  const { state } = $compliance.get();
  if (openedFor !== property_id) forgetCompliance();
  else if (state === 'failed') $compliance.setKey('state', 'loading');
  else if (state !== 'locked') return opening;
  openedFor = property_id;
  opening = load(property_id);
  return opening;
}

/** Forgets everything typed and planned, because another listing or account follows. */
export function forgetCompliance() {
  outbox.drop(key);
  unsaved.clear();
  openedFor = '';
  isNumberFinished = false;
  $compliance.set(initial);
}

/** Returns the owner's compliance data, with the account number masked, and the documents of a listing. */
async function fetchCompliance(property_id: string) {
  const own = await call(loadCompliance, { property_id });
  if (own.ok || isOutcomeUnknown(own.failure)) return own;
  // The listing has no data yet, but another one of this owner may have.
  const other = await call(loadCompliance);
  return other.ok ? success({ ...other.value, documents: [] }) : other;
}

async function load(property_id: string): Promise<void> {
  const loaded = await fetchCompliance(property_id);
  // Left while it loaded.
  if (openedFor !== property_id || $compliance.get().state === 'failed') return;
  if (!loaded.ok) {
    $compliance.setKey('state', 'failed');
    return;
  }
  const { compliance, documents } = loaded.value;
  openDocuments(property_id, documents);
  if (!compliance) {
    $compliance.setKey('state', 'locked');
    return;
  }
  const now = $compliance.get();
  const { account_number_masked: masked, saved_at, ...stored } = compliance;
  const values = { ...stored, account_number: '', ...pick(now.values, unsaved) };
  $compliance.set({ ...now, state: 'ready', values, masked, saved_at });
  if (unsaved.size > 0) void save();
}

const pick = (values: ComplianceInput, fields: Iterable<ComplianceField>): Partial<ComplianceInput> =>
  Object.fromEntries([...fields].map((field) => [field, values[field]]));

/** Keeps typed values, and saves them on the server after a short pause. */
export function editCompliance(change: Partial<ComplianceInput>) {
  const { values, ...rest } = $compliance.get();
  for (const field of Object.keys(change) as ComplianceField[]) unsaved.add(field);
  if (change.account_number !== undefined) isNumberFinished = false;
  $compliance.set({ ...rest, values: { ...values, ...change }, save: rest.proof ? 'proof' : 'unsaved' });
  saveSoon();
}

export function replaceAccountNumber() {
  $compliance.setKey('isReplacing', true);
}

export function keepAccountNumber() {
  isNumberFinished = false;
  unsaved.delete('account_number');
  const { values, ...rest } = $compliance.get();
  $compliance.set({ ...rest, values: { ...values, account_number: '' }, isReplacing: false });
  void save();
}

/** Marks the account number as complete and saves it soon. */
export function finishAccountNumber() {
  isNumberFinished = true;
  saveSoon();
}

/** Saves everything unsaved. Returns false if the server is unreachable or wants proof first. `mayAsk`: may open the dialog for proof. */
export async function keepCompliance(mayAsk = true): Promise<boolean> {
  if ($compliance.get().state !== 'ready') return false;
  isNumberFinished = true;
  const isSaved = await save();
  if (mayAsk && $compliance.get().save === 'proof') $compliance.setKey('isAsking', true);
  return isSaved;
}

/**
 * Saves before another tab opens the listing, unless it is gone already. That tab may change the data: on return they are loaded again, and only then
 * is the rest sent.
 */
export async function leaveCompliance(isGone: boolean): Promise<void> {
  const isSaved = isGone || keepCompliance(false);
  if ($compliance.get().state !== 'locked') $compliance.setKey('state', 'failed');
  await isSaved;
  if ($compliance.get().state !== 'ready') outbox.drop(key);
}

export function putOffProof() {
  $compliance.setKey('isAsking', false);
}

/** Sends the proof and saves. Returns an error sentence, or null. */
export async function giveProof(
  by: Exclude<Proof, 'none' | 'later'>,
  secret: string,
  captchaToken?: string,
): Promise<string | null> {
  const proved = await (by === 'totp' ? proveByCode(secret) : proveByPassword(secret, captchaToken));
  if (!proved.ok) return proved.failure.message;
  $compliance.set({ ...$compliance.get(), proof: null, isAsking: false });
  await keepCompliance();
  return null;
}

const save = async () => (await outbox.send(key, saveNow)) === 'sent';
const saveSoon = () => outbox.sendLater(key, saveNow, saveAfter);

async function saveNow(): Promise<Outcome> {
  const { values } = $compliance.get();
  const isNumberReady = isNumberFinished && /^\d{6,20}$/.test(values.account_number.trim());
  const ready = [...unsaved].filter((field) => field !== 'account_number' || isNumberReady);
  if (ready.length === 0) {
    if (unsaved.size === 0) $compliance.setKey('save', 'saved');
    return 'sent';
  }
  if (!$compliance.get().proof) $compliance.setKey('save', 'saving');
  const listing = openedFor;
  const saved = await call(saveCompliance, { form: pick(values, ready) });
  if (listing !== openedFor) return 'stop';
  if (!saved.ok) {
    const { code, proof = 'none', until = null } = saved.failure;
    const now = $compliance.get();
    if (code === 'stronger_sign_in_needed') $compliance.set({ ...now, state: 'locked', save: 'unsaved' });
    else if (code === 'fresh_proof_needed') $compliance.set({ ...now, save: 'proof', proof, proofFrom: until });
    else {
      $compliance.setKey('save', 'failed');
      return 'wait';
    }
    return 'stop';
  }
  const stored = saved.value.compliance;
  const now = $compliance.get();
  for (const field of ready) if (now.values[field] === values[field]) unsaved.delete(field);
  // A saved number leaves the screen.
  const isNumberDone = ready.includes('account_number') && !unsaved.has('account_number');
  $compliance.set({
    ...now,
    ...(isNumberDone ? { values: { ...now.values, account_number: '' }, isReplacing: false } : {}),
    masked: stored.account_number_masked,
    saved_at: stored.saved_at,
    save: unsaved.size > 0 ? 'unsaved' : 'saved',
    proof: null,
    isAsking: false,
  });
  return 'sent';
}
