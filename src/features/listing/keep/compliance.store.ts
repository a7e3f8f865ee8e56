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

/**
 * The fields of the step Compliance. They are no part of the draft: what is typed goes to its own call on the server, and until the server has
 * it, lies sealed on the device.
 */

export type ComplianceField = keyof ComplianceInput;

export interface ComplianceState {
  /**
   * `conflict`: another device has saved since `typed` was typed here, and its owner is to choose. `locked`: the account is too
   * easy to get into, and the server keeps the data closed.
   */
  state: 'loading' | 'ready' | 'failed' | 'conflict' | 'locked';
  /** The typed values. The account number is empty once the server has it, which returns it only masked. */
  values: ComplianceInput;
  /** '••••1234' when the server has a whole account number. */
  masked: string;
  /** True while another account number is typed over the saved one. */
  isReplacing: boolean;
  /** `proof`: the server first wants to be shown again who is there, in the way that `proof` says. */
  save: 'saved' | 'unsaved' | 'saving' | 'failed' | 'proof';
  proof: Proof | null;
  /** From when on it can be shown, where that is not now. */
  proofFrom: string | null;
  /** True while the dialog asks for it. */
  isAsking: boolean;
  saved_at: string | null;
  /** In a conflict: what is typed on this device and says something else than `values`, which the server has. */
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
/** Fields whose text the server does not have yet. */
const unsaved = new Set<ComplianceField>();
let user_id = '';
let openedFor = '';
let opening: Promise<void> = Promise.resolve();
/** True once the account number is complete: single digits are not saved. */
let isNumberFinished = false;

/**
 * Loads the data for a listing, with what an earlier visit could not save on top. Safe to call again: it settles when the
 * data is there, or could not be had.
 */
export function openCompliance(property_id: string): Promise<void> {
  const { state } = $compliance.get();
  const isTriedAgain = state === 'failed' || state === 'locked';
  if (openedFor === property_id && !isTriedAgain) return opening;
  // Who comes back to what is still locked sees no flicker.
  if (openedFor !== property_id || state !== 'locked') $compliance.set(initial);
  openedFor = property_id;
  opening = load(property_id);
  return opening;
}

/** The owner's compliance data, the account number masked, and the documents of a listing. */
async function fetchCompliance(property_id: string) {
  const own = await call(loadCompliance, { property_id });
  if (own.ok || isLost(own.failure)) return own;
  // The listing has no row yet, but the owner may have saved details for another one.
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

/** Puts what is typed on this device over what the server has, and sends it there. */
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

/** Ends a conflict: what is typed here takes the place of what the other device saved, or is forgotten. */
export function resolveCompliance(choice: 'mine' | 'theirs') {
  const { state, typed } = $compliance.get();
  if (state !== 'conflict') return;
  takeUp(choice === 'mine' ? typed : {});
  void keepUnsaved();
}

function readValues({ account_number_masked: _, saved_at: __, ...fields }: ComplianceView): ComplianceInput {
  return { ...fields, account_number: '' };
}

/** Takes what was typed: kept sealed at once, saved to the server a moment after the last keystroke. */
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

/** Types another account number over the saved one. */
export function replaceAccountNumber() {
  $compliance.setKey('isReplacing', true);
}

/** Keeps the saved account number after all. */
export function keepAccountNumber() {
  isNumberFinished = false;
  unsaved.delete('account_number');
  const { values, ...rest } = $compliance.get();
  $compliance.set({ ...rest, values: { ...values, account_number: '' }, isReplacing: false });
  void keepUnsaved();
  void save();
}

/** Saves the account number soon, unless the old one is to be kept after all. */
export function finishAccountNumber() {
  isNumberFinished = true;
  saveSoon();
}

/**
 * Saves everything that is not saved yet. False when the server could not be reached, or wants to be shown again who is there,
 * which then is asked, unless nobody has pressed anything; what was typed stays kept.
 */
export async function keepCompliance(mayAsk = true): Promise<boolean> {
  if ($compliance.get().state !== 'ready') return false;
  isNumberFinished = true;
  const isSaved = await save();
  if (mayAsk && $compliance.get().save === 'proof') $compliance.setKey('isAsking', true);
  return isSaved;
}

/** Goes on typing; it is asked again with the next step or save. */
export function putOffProof() {
  $compliance.setKey('isAsking', false);
}

/** Shows who is there, and saves. The sentence to show when that was not shown, else null. */
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
  // Before it is said to be saved: a page that is left then would come back with what was typed before.
  await keepUnsaved();
  const now = $compliance.get();
  // Once the server has it, the number is not needed on the screen any more.
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
