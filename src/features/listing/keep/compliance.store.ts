import { map } from 'nanostores';
import type { ComplianceInput } from '#src/domain/listing/listing.ts';
import { isLost, success } from '#src/lib/result.ts';
import { auth } from '#src/server/account.ts';
import { type ComplianceView, loadCompliance, saveCompliance } from '#src/server/calls/listing.ts';
import { call } from '#src/server/member.ts';
import { type Proof, proveByCode, proveByPassword } from '#src/server/proof.ts';
import { sealTyped, unsealTyped } from './complianceVault.ts';
import { openDocuments } from './documents.store.ts';
import { type Outcome, outbox } from './outbox.ts';

/** The fields of the step Compliance. They are not part of the draft: they have their own call, and unsaved values are encrypted on the device. */

export type ComplianceField = keyof ComplianceInput;

export interface ComplianceState {
  /**
   * `conflict`: another device saved after the typing here, and the owner must choose. `locked`: the account is too weak, and the server refuses
   * access.
   */
  state: 'loading' | 'ready' | 'failed' | 'conflict' | 'locked';
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
  /** In a conflict: the typed values that differ from the server's. */
  typed: Partial<ComplianceInput>;
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
export const complianceFields = Object.keys(nothingTyped) as ComplianceField[];
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
  typed: {},
};

export const $compliance = map<ComplianceState>(initial);

const key = 'compliance';
const saveAfter = 1200;
/** Fields that the server does not have yet. */
const unsaved = new Set<ComplianceField>();
let user_id = '';
let openedFor = '';
let opening: Promise<void> = Promise.resolve();
/** True once the account number is complete. A partial one is not saved. */
let isNumberFinished = false;

/** Loads a listing's data with unsaved values on top. A repeated call returns the same promise, which settles even on failure. */
export function openCompliance(property_id: string): Promise<void> {
  const { state } = $compliance.get();
  const isTriedAgain = state === 'failed' || state === 'locked';
  if (openedFor === property_id && !isTriedAgain) return opening;
  if (openedFor !== property_id || state !== 'locked') $compliance.set(initial);
  openedFor = property_id;
  opening = load(property_id);
  return opening;
}

/** Returns the owner's compliance data, with the account number masked, and the documents of a listing. */
async function fetchCompliance(property_id: string) {
  const own = await call(loadCompliance, { property_id });
  if (own.ok || isLost(own.failure)) return own;
  // The listing has no data yet, but another one of this owner may have.
  const other = await call(loadCompliance);
  return other.ok ? success({ ...other.value, documents: [] }) : other;
}

async function load(property_id: string): Promise<void> {
  const { data } = await auth().getSession();
  const person = data.session?.user.id ?? '';
  const [loaded, kept] = await Promise.all([fetchCompliance(property_id), unsealTyped(person)]);
  if (openedFor !== property_id) return;
  if (!loaded.ok) {
    $compliance.setKey('state', 'failed');
    return;
  }
  user_id = person;
  const { compliance, documents } = loaded.value;
  openDocuments(property_id, documents);
  if (!compliance) {
    $compliance.set({ ...initial, state: 'locked' });
    return;
  }
  unsaved.clear();
  const values = readValues(compliance);
  const masked = compliance.account_number_masked;
  $compliance.set({ ...initial, state: 'ready', values, masked, saved_at: compliance.saved_at });
  const typed = Object.fromEntries(
    complianceFields.flatMap((field) => (typeof kept.typed[field] === 'string' ? [[field, kept.typed[field]]] : [])),
  ) as Partial<ComplianceInput>;
  const isOther = (field: ComplianceField) =>
    field in typed &&
    (field === 'account_number' ? typed[field]?.slice(-4) !== masked.slice(-4) : typed[field] !== values[field]);
  if (kept.base !== compliance.saved_at && complianceFields.some(isOther)) {
    $compliance.set({ ...$compliance.get(), state: 'conflict', typed });
  } else takeUp(typed);
}

function takeUp(typed: Partial<ComplianceInput>) {
  const now = $compliance.get();
  for (const field of Object.keys(typed) as ComplianceField[]) unsaved.add(field);
  const values = { ...now.values, ...typed };
  const isReplacing = values.account_number !== '';
  $compliance.set({
    ...now,
    state: 'ready',
    values,
    isReplacing,
    save: unsaved.size > 0 ? 'unsaved' : 'saved',
    typed: {},
  });
  if (unsaved.size > 0) void save();
}

export function resolveCompliance(choice: 'mine' | 'theirs') {
  const { state, typed } = $compliance.get();
  if (state !== 'conflict') return;
  takeUp(choice === 'mine' ? typed : {});
  void keepUnsaved();
}

function readValues({ account_number_masked: _, saved_at: __, ...fields }: ComplianceView): ComplianceInput {
  return { ...fields, account_number: '' };
}

/** Stores typed values encrypted at once, and saves them on the server after a short pause. */
export function editCompliance(change: Partial<ComplianceInput>) {
  const { values, ...rest } = $compliance.get();
  for (const field of Object.keys(change) as ComplianceField[]) unsaved.add(field);
  if (change.account_number !== undefined) isNumberFinished = false;
  $compliance.set({ ...rest, values: { ...values, ...change }, save: rest.proof ? 'proof' : 'unsaved' });
  void keepUnsaved();
  saveSoon();
}

function keepUnsaved(): Promise<void> {
  const { values, saved_at } = $compliance.get();
  const typed = Object.fromEntries([...unsaved].map((field) => [field, values[field]]));
  return sealTyped(user_id, { typed, base: saved_at });
}

export function replaceAccountNumber() {
  $compliance.setKey('isReplacing', true);
}

export function keepAccountNumber() {
  isNumberFinished = false;
  unsaved.delete('account_number');
  const { values, ...rest } = $compliance.get();
  $compliance.set({ ...rest, values: { ...values, account_number: '' }, isReplacing: false });
  void keepUnsaved();
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
  const saved = await call(saveCompliance, {
    form: Object.fromEntries(ready.map((field) => [field, values[field]])),
  });
  if (!saved.ok) {
    const { code, proof = 'none', until = null } = saved.failure;
    const now = $compliance.get();
    if (code === 'stronger_sign_in_needed') $compliance.set({ ...initial, state: 'locked' });
    else if (code === 'fresh_proof_needed') $compliance.set({ ...now, save: 'proof', proof, proofFrom: until });
    else {
      $compliance.setKey('save', 'failed');
      return 'wait';
    }
    return 'stop';
  }
  const stored = saved.value.compliance;
  $compliance.setKey('saved_at', stored.saved_at);
  const { values: typed } = $compliance.get();
  for (const field of ready) if (typed[field] === values[field]) unsaved.delete(field);
  // Must finish before the state is "saved": otherwise a page left early would restore outdated values.
  await keepUnsaved();
  const now = $compliance.get();
  // A saved number leaves the screen.
  const isNumberDone = ready.includes('account_number') && !unsaved.has('account_number');
  $compliance.set({
    ...now,
    ...(isNumberDone ? { values: { ...now.values, account_number: '' }, isReplacing: false } : {}),
    masked: stored.account_number_masked,
    save: unsaved.size > 0 ? 'unsaved' : 'saved',
    proof: null,
    isAsking: false,
  });
  return 'sent';
}
