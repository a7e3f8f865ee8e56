import { map } from 'nanostores';
import { emptyListing, type ListingForm } from '#src/domain/listing/listing.ts';
import type { ListingStatus } from '#src/domain/listing/listingStatus.ts';
import { type ListingStep, laterStep, listingSteps } from '#src/domain/listing/steps.ts';
import type { Problem } from '#src/domain/listing/submission.ts';
import { readMoment } from '#src/domain/moment.ts';
import type { KeptTexts } from '#src/lib/storage.ts';
import type { LoadAnswer, LoadedListing, SaveAnswer, SubmitAnswer } from './listing.api.ts';
import {
  type Copy,
  copyKey,
  copyOf,
  includes,
  joinClocks,
  listCopies,
  openWith,
  parseCopy,
  readCopy,
  removeCopy,
  type Sent,
  type ServerDraft,
  sameForm,
  writeCopy,
} from './listingCopy.ts';
import type { Outbox, Outcome } from './outbox.ts';

/**
 * Keeps the listing that is open in the wizard: every edit goes to the device at once and to the server soon after. Page and network are passed in.
 */

interface KeeperPorts {
  storage: KeptTexts;
  server: {
    load(property_id: string | null): Promise<LoadAnswer>;
    save(property_id: string, base_revision: number, form: ListingForm, step: ListingStep): Promise<SaveAnswer>;
    submit(property_id: string, base_revision: number, accepted_terms: boolean): Promise<SubmitAnswer>;
  };
  now(): Date;
  newId(): string;
  isOnline(): boolean;
  outbox: Outbox;
  /** Runs the work alone among all tabs of this browser, by name. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
}

type SaveState =
  | { state: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'offline' | 'unreachable' | 'signedOut' | 'conflict' }
  | { state: 'refused'; code: string };

export interface Conflict {
  theirs: ServerDraft;
  /** The origin of the other version. */
  from: 'server' | 'tab';
}

export interface ListingState {
  phase: 'loading' | 'unreachable' | 'notFound' | 'locked' | 'ready';
  property_id: string;
  form: ListingForm;
  step: ListingStep;
  furthest: ListingStep;
  save: SaveState;
  /** The time when the server last saved everything, or null. */
  saved_at: string | null;
  /** False if the device's storage is full or switched off. */
  isKept: boolean;
  conflict: Conflict | null;
  /** The time of restored edits that only this device had; null once the server has them or the owner saw the notice. */
  restored_at: string | null;
  edited_at: string | null;
  status: ListingStatus;
  rejection_reason: string | null;
  is_live: boolean;
}

type SubmitOutcome =
  | Extract<SubmitAnswer, { state: 'submitted' }>
  | { state: 'invalid'; problems: Problem[] }
  | { state: 'failed' | 'signedOut' | 'conflict' }
  | { state: 'refused'; code: string };

export const saveAfter = 1500;
const key = 'draft';

export function createKeeper(ports: KeeperPorts) {
  const { storage, server, outbox } = ports;
  const tab = ports.newId();
  const $listing = map<ListingState>(blank());
  let user_id = '';
  let copy: Copy = emptyCopy();
  let opening = 0;
  let isStepUnsaved = false;
  let submitting: Promise<SubmitOutcome> | null = null;

  function blank(): ListingState {
    return {
      phase: 'loading',
      property_id: '',
      form: emptyListing(),
      step: listingSteps[0],
      furthest: listingSteps[0],
      save: { state: 'untouched' },
      saved_at: null,
      isKept: true,
      conflict: null,
      restored_at: null,
      edited_at: null,
      status: 'draft',
      rejection_reason: null,
      is_live: false,
    };
  }

  function emptyCopy(): Copy {
    return copyOf({ form: emptyListing(), revision: 0, saved_at: null, step: listingSteps[0] });
  }

  function follow(next: Copy, show: Partial<ListingState> = {}) {
    copy = next;
    const { form, step, furthest, saved_at, edited_at } = copy;
    $listing.set({ ...$listing.get(), form, step, furthest, saved_at, edited_at, ...show });
  }

  function keep(next: Copy, show: Partial<ListingState> = {}) {
    follow(next, { isKept: writeCopy(storage, user_id, $listing.get().property_id, next), ...show });
  }

  function showSave(save: SaveState) {
    $listing.setKey('save', save);
  }

  const restingState = (): SaveState =>
    copy.isSaved ? { state: copy.base_revision > 0 ? 'saved' : 'untouched' } : { state: 'unsaved' };

  /** Opens a listing of this account: the requested one, a new one, or the last one from any device. */
  async function open(account: string, wanted: { property_id: string | null; isNew: boolean }): Promise<void> {
    opening += 1;
    const turn = opening;
    outbox.drop(key);
    user_id = account;
    isStepUnsaved = false;
    $listing.set(blank());
    const kept = listCopies(storage, account);
    const unsent = kept.find((one) => !one.copy.isSaved);
    if (wanted.isNew) {
      const untouched = kept.find((one) => one.copy.base_revision === 0 && sameForm(one.copy.form, emptyListing()));
      return begin(untouched?.property_id ?? ports.newId(), untouched?.copy ?? emptyCopy(), null);
    }

    let answer = await server.load(wanted.property_id);
    if (turn !== opening) return;
    // This device's edits are newer than the listing that the server would open.
    const found = answer.state === 'found' ? answer.listing : null;
    const isAsked = wanted.property_id !== null || answer.state === 'lost' || answer.state === 'signedOut';
    if (!isAsked && unsent && unsent.property_id !== found?.property_id) {
      const savedAt = found?.saved_at ?? '1970-01-01';
      if (readMoment(unsent.copy.edited_at ?? '') > readMoment(savedAt)) {
        const asked = await server.load(unsent.property_id);
        if (turn !== opening) return;
        if (asked.state === 'found') answer = asked;
        else if (unsent.copy.base_revision === 0) return begin(unsent.property_id, unsent.copy, unsent.copy.edited_at);
      }
    }
    if (answer.state === 'found') return openFound(answer.listing);
    if (answer.state === 'signedOut') {
      $listing.set({ ...$listing.get(), phase: 'unreachable', save: { state: 'signedOut' } });
      return;
    }

    const wantedCopy = kept.find((one) => one.property_id === wanted.property_id);
    const neverSent = kept.find((one) => one.copy.base_revision === 0);
    const own = wanted.property_id ? wantedCopy : answer.state === 'lost' ? (unsent ?? kept[0]) : neverSent;
    if (own && (answer.state === 'lost' || own.copy.base_revision === 0)) {
      const restored = own.copy.isSaved ? null : own.copy.edited_at;
      return begin(own.property_id, own.copy, restored);
    }
    if (answer.state === 'none') return begin(ports.newId(), emptyCopy(), null);
    $listing.setKey('phase', answer.state === 'lost' ? 'unreachable' : 'notFound');
  }

  function openFound(listing: LoadedListing) {
    const { property_id, status, rejection_reason, is_live } = listing;
    const { copy: next, conflict, isRestored } = openWith(readCopy(storage, user_id, property_id), listing);
    if (status === 'submitted' || status === 'pending') {
      $listing.set({ ...$listing.get(), phase: 'locked', property_id, status, form: listing.form });
      if (next.isSaved) removeCopy(storage, user_id, property_id);
      return;
    }
    $listing.set({ ...$listing.get(), property_id, status, rejection_reason, is_live });
    begin(property_id, next, isRestored ? next.edited_at : null, conflict);
  }

  function begin(property_id: string, next: Copy, restored_at: string | null, theirs: ServerDraft | null = null) {
    $listing.set({ ...$listing.get(), phase: 'ready', property_id });
    const isEmpty = sameForm(next.form, emptyListing());
    keep(next, { restored_at: isEmpty ? null : restored_at, conflict: theirs && { theirs, from: 'server' } });
    showSave(theirs ? { state: 'conflict' } : restingState());
    if (!next.isSaved && !theirs) outbox.sendLater(key, saveAll, 0);
  }

  function edit(change: Partial<ListingForm>) {
    if ($listing.get().phase !== 'ready') return;
    const edits = (copy.clock[tab] ?? 0) + 1;
    keep({
      ...copy,
      form: { ...copy.form, ...change },
      isSaved: false,
      edited_at: ports.now().toISOString(),
      clock: { ...copy.clock, [tab]: edits },
    });
    const { state } = $listing.get().save;
    if (state === 'untouched' || state === 'saved' || state === 'refused') showSave({ state: 'unsaved' });
    if (state !== 'conflict' && state !== 'signedOut') outbox.sendLater(key, saveAll, saveAfter);
  }

  function goTo(step: ListingStep) {
    isStepUnsaved ||= step !== copy.step;
    keep({ ...copy, step, furthest: laterStep(copy.furthest, step) });
  }

  const save = async () => (await outbox.send(key, saveAll)) === 'sent';

  async function saveAll(): Promise<Outcome> {
    const turn = opening;
    while ($listing.get().phase === 'ready' && !$listing.get().conflict) {
      if (copy.isSaved && copy.base_revision > 0 && !isStepUnsaved) {
        showSave({ state: 'saved' });
        return 'sent';
      }
      if (!ports.isOnline()) {
        showSave({ state: 'offline' });
        return 'stop';
      }
      showSave({ state: 'saving' });
      const answer = await sendOnce(turn);
      if (turn !== opening) return 'stop';
      if (answer?.state === 'conflict') meet(answer.theirs);
      else if (answer && answer.state !== 'saved') return give(answer);
    }
    return 'stop';
  }

  /** Saves one draft while no other tab does. Returns null if another tab's edits must be checked first. */
  async function sendOnce(turn: number): Promise<SaveAnswer | null> {
    const { property_id } = $listing.get();
    return ports.exclusively(copyKey(user_id, property_id), async () => {
      if (turn !== opening) return null;
      takeOver(readCopy(storage, user_id, property_id));
      if ($listing.get().conflict) return null;
      // An unanswered version is sent again unchanged: the server may have it, and then there is no conflict.
      const sent: Sent = copy.unanswered ?? { form: copy.form, base_revision: copy.base_revision };
      const step = copy.step;
      keep({ ...copy, unanswered: sent });
      const answer = await server.save(property_id, sent.base_revision, sent.form, step);
      if (turn !== opening) return answer;
      if (answer.state === 'saved') {
        if (step === copy.step) isStepUnsaved = false;
        const isSaved = sameForm(sent.form, copy.form);
        const next = { ...copy, base_revision: answer.revision, saved_at: answer.saved_at, unanswered: null, isSaved };
        keep(next, isSaved ? { restored_at: null } : {});
      } else if (answer.state !== 'lost') {
        keep({ ...copy, unanswered: null });
      }
      return answer;
    });
  }

  /** Handles a newer server version. It is no conflict if the forms are equal. */
  function meet(theirs: ServerDraft) {
    if (sameForm(theirs.form, copy.form)) {
      const next = {
        ...copy,
        base_revision: theirs.revision,
        saved_at: theirs.saved_at,
        isSaved: true,
        unanswered: null,
      };
      keep(next, { restored_at: null });
      return;
    }
    $listing.set({ ...$listing.get(), conflict: { theirs, from: 'server' }, save: { state: 'conflict' } });
  }

  /** Handles a refusal: shows the reason, and says if a retry can help. */
  function give(answer: Exclude<SaveAnswer, { state: 'saved' | 'conflict' }>): Outcome {
    if (answer.state === 'lost') {
      showSave({ state: ports.isOnline() ? 'unreachable' : 'offline' });
      return 'wait';
    }
    if (answer.state === 'refused') {
      if (answer.code === 'not_editable') $listing.setKey('phase', 'locked');
      showSave({ state: 'refused', code: answer.code });
    } else showSave({ state: 'signedOut' });
    return 'stop';
  }

  /** Sends unsaved edits after the network or the session returns. */
  function wake() {
    const { phase, conflict } = $listing.get();
    if (phase === 'ready' && !conflict && (!copy.isSaved || isStepUnsaved)) void save();
  }

  /** Handles the end of the session. Typed values stay on the device. */
  function sessionEnded() {
    outbox.drop(key);
    if ($listing.get().phase === 'ready') showSave({ state: 'signedOut' });
  }

  function sessionBack() {
    if ($listing.get().save.state !== 'signedOut') return;
    showSave(restingState());
    wake();
  }

  /** Resolves a conflict with this tab's version or the other one. */
  function resolve(choice: 'mine' | 'theirs') {
    const { conflict } = $listing.get();
    if (!conflict) return;
    const { theirs, from } = conflict;
    const isTheirs = choice === 'theirs';
    const clock = { ...copy.clock, [tab]: (copy.clock[tab] ?? 0) + 1 };
    const isOnServer = from === 'server';
    keep(
      {
        ...copy,
        form: isTheirs ? theirs.form : copy.form,
        base_revision: Math.max(theirs.revision, isOnServer ? 0 : copy.base_revision),
        saved_at: isOnServer ? theirs.saved_at : copy.saved_at,
        isSaved: isTheirs && isOnServer,
        unanswered: null,
        clock,
      },
      { conflict: null, restored_at: null },
    );
    showSave(restingState());
    void save();
  }

  function heard(key: string | null, text: string | null) {
    const { phase, property_id } = $listing.get();
    if (phase !== 'ready' || key !== copyKey(user_id, property_id)) return;
    takeOver(parseCopy(text));
  }

  /** Adopts another tab's copy if it has all edits of this tab. Asks if both tabs have edits. */
  function takeOver(other: Copy | null) {
    if (!other) return;
    const seesMine = includes(other.clock, copy.clock);
    const seenByMe = includes(copy.clock, other.clock);
    // Does not write the copy, or two tabs would answer each other forever.
    if (seesMine) {
      if (seenByMe && other.base_revision < copy.base_revision) return;
      const { step, furthest } = copy;
      follow({ ...other, step, furthest: laterStep(furthest, other.furthest) }, seenByMe ? {} : { conflict: null });
      const { save: shown, conflict } = $listing.get();
      if (!conflict && shown.state !== 'saving' && shown.state !== 'signedOut') showSave(restingState());
      return;
    }
    if (seenByMe || sameForm(other.form, copy.form)) {
      const isAhead = other.base_revision > copy.base_revision;
      const { base_revision, saved_at } = isAhead ? other : copy;
      keep({ ...copy, base_revision, saved_at, clock: joinClocks(copy.clock, other.clock) });
      return;
    }
    const theirs = { form: other.form, revision: other.base_revision, saved_at: other.edited_at, step: other.step };
    copy = { ...copy, clock: joinClocks(copy.clock, other.clock) };
    $listing.set({ ...$listing.get(), conflict: { theirs, from: 'tab' }, save: { state: 'conflict' } });
  }

  /** Submits the listing. Repeated calls share one request. */
  function submit(accepted_terms: boolean): Promise<SubmitOutcome> {
    submitting ??= submitNow(accepted_terms).finally(() => {
      submitting = null;
    });
    return submitting;
  }

  async function submitNow(accepted_terms: boolean): Promise<SubmitOutcome> {
    const { property_id } = $listing.get();
    if (!(await save())) {
      const { save: shown, conflict } = $listing.get();
      if (conflict) return { state: 'conflict' };
      if (shown.state === 'refused') return shown as { state: 'refused'; code: string };
      return { state: shown.state === 'signedOut' ? 'signedOut' : 'failed' };
    }
    const answer = await server.submit(property_id, copy.base_revision, accepted_terms);
    if (answer.state === 'submitted') {
      outbox.drop(key);
      removeCopy(storage, user_id, property_id);
      // A live listing stays open after publishing.
      if (answer.status === 'submitted') $listing.set({ ...$listing.get(), phase: 'locked', status: 'submitted' });
      return answer;
    }
    if (answer.state === 'conflict') {
      meet(answer.theirs);
      return { state: 'conflict' };
    }
    if (answer.state === 'signedOut') {
      showSave({ state: 'signedOut' });
      return { state: 'signedOut' };
    }
    return answer.state === 'invalid' || answer.state === 'refused' ? answer : { state: 'failed' };
  }

  const revision = () => copy.base_revision;

  function forgetRestored() {
    $listing.setKey('restored_at', null);
  }

  return {
    $listing,
    open,
    edit,
    goTo,
    save,
    revision,
    submit,
    resolve,
    wake,
    heard,
    sessionEnded,
    sessionBack,
    forgetRestored,
  };
}
