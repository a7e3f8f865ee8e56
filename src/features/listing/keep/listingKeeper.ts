import { map } from 'nanostores';
import { emptyListing, type ListingForm } from '#src/domain/listing/listing.ts';
import type { ListingStatus } from '#src/domain/listing/listingStatus.ts';
import { type ListingStep, laterStep, listingSteps } from '#src/domain/listing/steps.ts';
import { readMoment } from '#src/domain/moment.ts';
import type { KeptTexts } from '#src/lib/storage.ts';
import type { LoadAnswer, LoadedListing, SaveAnswer, SubmitAnswer } from './listing.api.ts';
import {
  type Copy,
  copyKey,
  isEmptyForm,
  listCopies,
  newCopy,
  openWith,
  readDraftCopy,
  type ServerDraft,
  sameForm,
} from './listingCopy.ts';
import type { Outbox, Outcome } from './outbox.ts';

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
  /** Holds the listing for this tab: see `holdListing`. */
  hold(name: string, isTaking: boolean, leave: (isGone: boolean) => Promise<unknown>): Promise<boolean>;
}

type SaveState =
  | { state: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'offline' | 'unreachable' | 'signedOut' | 'conflict' }
  | { state: 'refused'; code: string };

export interface ListingState {
  /** `elsewhere`: another tab of this browser has the listing. */
  phase: 'loading' | 'unreachable' | 'notFound' | 'locked' | 'elsewhere' | 'ready';
  property_id: string;
  form: ListingForm;
  step: ListingStep;
  furthest: ListingStep;
  save: SaveState;
  /** The time when the server last saved everything, or null. */
  saved_at: string | null;
  /** False if the device's storage is full or switched off. */
  isKept: boolean;
  /** The version of another device that saved since. */
  conflict: ServerDraft | null;
  /** The time of restored edits that only this device had; null once the server has them or the owner saw the notice. */
  restored_at: string | null;
  edited_at: string | null;
  status: ListingStatus;
  rejection_reason: string | null;
  is_live: boolean;
}

const blank = (): ListingState => ({
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
});

type SubmitOutcome =
  | Exclude<SubmitAnswer, { state: 'lost' } | { state: 'conflict' }>
  | { state: 'failed' | 'conflict' };

export const saveAfter = 1500;
const key = 'draft';

/** Keeps the listing that is open in the wizard: every edit goes to the device at once and to the server soon after. */
export class ListingKeeper {
  readonly $listing = map<ListingState>(blank());
  private readonly ports: KeeperPorts;
  private user_id = '';
  private copy = newCopy();
  /** Copies that the device could not store, by key. */
  private readonly unkept = new Map<string, Copy>();
  private held = '';
  /** Changes whenever a listing is opened or left, so that late answers are ignored. */
  private opening = 0;
  private isStepUnsaved = false;
  private submitting: Promise<SubmitOutcome> | null = null;

  constructor(ports: KeeperPorts) {
    this.ports = ports;
  }

  private get state() {
    return this.$listing.get();
  }

  private show(change: Partial<ListingState>) {
    this.$listing.set({ ...this.state, ...change });
  }

  private get key() {
    return copyKey(this.user_id, this.state.property_id);
  }

  private keep(change: Partial<Copy>, shown: Partial<ListingState> = {}) {
    this.copy = { ...this.copy, ...change };
    const { form, step, furthest, saved_at, edited_at } = this.copy;
    const isKept = this.ports.storage.set(this.key, JSON.stringify(this.copy));
    if (isKept) this.unkept.delete(this.key);
    else this.unkept.set(this.key, this.copy);
    this.show({ form, step, furthest, saved_at, edited_at, isKept, ...shown });
  }

  private restingState(): SaveState {
    const { isSaved, base_revision } = this.copy;
    return { state: !isSaved ? 'unsaved' : base_revision > 0 ? 'saved' : 'untouched' };
  }

  private start(account: string): number {
    this.ports.outbox.drop(key);
    this.user_id = account;
    this.isStepUnsaved = false;
    this.$listing.set(blank());
    this.opening += 1;
    return this.opening;
  }

  /** Opens a listing of this account: the requested one, a new one, or the last one from any device. */
  open = async (account: string, wanted: { property_id: string | null; isNew: boolean }): Promise<void> => {
    const turn = this.start(account);
    const kept = listCopies(this.ports.storage, account);
    if (wanted.isNew) {
      const untouched = kept.find(({ copy }) => copy.base_revision === 0 && isEmptyForm(copy.form));
      if (untouched) await this.begin(untouched.property_id, null);
      // Another tab may have the untouched one.
      if (turn !== this.opening || this.state.phase === 'ready') return;
      return this.begin(this.ports.newId(), null);
    }
    const answer = await this.load(wanted.property_id);
    if (turn !== this.opening) return;
    if (answer.state === 'found') return this.begin(answer.listing.property_id, answer.listing);
    if (answer.state === 'signedOut') return this.show({ phase: 'unreachable', save: { state: 'signedOut' } });
    const isLost = answer.state === 'lost';
    const usable = kept.filter(({ copy }) => isLost || copy.base_revision === 0);
    const own = wanted.property_id
      ? usable.find(({ property_id }) => property_id === wanted.property_id)
      : (usable.find(({ copy }) => !copy.isSaved) ?? usable[0]);
    if (own) return this.begin(own.property_id, null);
    if (answer.state === 'none') return this.begin(this.ports.newId(), null);
    this.show({ phase: isLost ? 'unreachable' : 'notFound' });
  };

  /** Opens in this tab the listing that another tab has. */
  take = async (): Promise<void> => {
    const { property_id } = this.state;
    const turn = this.start(this.user_id);
    this.show({ property_id });
    await this.hold(property_id, true);
    if (turn === this.opening) await this.open(this.user_id, { property_id, isNew: false });
  };

  /** Loads a listing: without an id the last one, or the one whose edits on this device are newer. */
  private async load(property_id: string | null): Promise<LoadAnswer> {
    const answer = await this.ports.server.load(property_id);
    if (property_id !== null || (answer.state !== 'found' && answer.state !== 'none')) return answer;
    const found = answer.state === 'found' ? answer.listing : null;
    const unsent = listCopies(this.ports.storage, this.user_id).find(({ copy }) => !copy.isSaved);
    if (!unsent || unsent.property_id === found?.property_id) return answer;
    if (readMoment(unsent.copy.edited_at ?? '') <= readMoment(found?.saved_at ?? '1970-01-01')) return answer;
    const asked = await this.ports.server.load(unsent.property_id);
    if (asked.state === 'found') return asked;
    return unsent.copy.base_revision === 0 ? { state: 'none' } : answer;
  }

  private async hold(property_id: string, isTaking: boolean): Promise<boolean> {
    const name = copyKey(this.user_id, property_id);
    if (this.held === name) return true;
    const isHeld = await this.ports.hold(name, isTaking, this.leave);
    this.held = isHeld ? name : '';
    return isHeld;
  }

  /** Gives the listing to another tab, saved if that is possible. */
  private leave = async (isGone: boolean): Promise<void> => {
    const turn = this.opening;
    // Cleared before it saves, because a listing that is opened again in between must be held again.
    this.held = '';
    if (!isGone) await this.save();
    if (turn !== this.opening) return;
    this.opening += 1;
    this.ports.outbox.drop(key);
    this.showElsewhere();
  };

  private showElsewhere() {
    this.show({ phase: 'elsewhere', isKept: this.unkept.get(this.key)?.isSaved ?? true });
  }

  /** Opens a listing, unless it is open in another tab. `listing`: the server's version, null if there is none or no answer. */
  private async begin(property_id: string, listing: LoadedListing | null): Promise<void> {
    const turn = this.opening;
    const name = copyKey(this.user_id, property_id);
    const { status = 'draft', rejection_reason = null, is_live = false } = listing ?? {};
    this.show({ property_id, status, rejection_reason, is_live });
    if (listing && (status === 'submitted' || status === 'pending')) {
      this.show({ phase: 'locked', form: listing.form });
      if (readDraftCopy(this.ports.storage, name)?.isSaved) this.ports.storage.remove(name);
      return;
    }
    const isHeld = await this.hold(property_id, false);
    if (turn !== this.opening) return;
    if (!isHeld) return this.showElsewhere();
    const kept = this.unkept.get(name) ?? readDraftCopy(this.ports.storage, name);
    const { copy, conflict } = listing ? openWith(kept, listing) : { copy: kept ?? newCopy(), conflict: null };
    const isRestored = !copy.isSaved && !isEmptyForm(copy.form);
    this.keep(copy, { phase: 'ready', restored_at: isRestored ? copy.edited_at : null, conflict });
    this.show({ save: conflict ? { state: 'conflict' } : this.restingState() });
    if (!copy.isSaved && !conflict) this.ports.outbox.sendLater(key, this.saveAll, 0);
  }

  edit = (change: Partial<ListingForm>): void => {
    if (this.state.phase !== 'ready') return;
    const form = { ...this.copy.form, ...change };
    this.keep({ form, isSaved: false, edited_at: this.ports.now().toISOString() });
    const { state } = this.state.save;
    if (state === 'untouched' || state === 'saved' || state === 'refused') this.show({ save: { state: 'unsaved' } });
    if (state !== 'conflict' && state !== 'signedOut') this.ports.outbox.sendLater(key, this.saveAll, saveAfter);
  };

  goTo = (step: ListingStep): void => {
    this.isStepUnsaved ||= step !== this.copy.step;
    this.keep({ step, furthest: laterStep(this.copy.furthest, step) });
  };

  save = async (): Promise<boolean> => (await this.ports.outbox.send(key, this.saveAll)) === 'sent';

  private saveAll = async (): Promise<Outcome> => {
    const turn = this.opening;
    while (this.state.phase === 'ready' && !this.state.conflict) {
      if (this.copy.isSaved && this.copy.base_revision > 0 && !this.isStepUnsaved) {
        this.show({ save: { state: 'saved' } });
        return 'sent';
      }
      if (!this.ports.isOnline()) {
        this.show({ save: { state: 'offline' } });
        return 'stop';
      }
      this.show({ save: { state: 'saving' } });
      const outcome = await this.sendOnce(turn);
      if (outcome) return outcome;
    }
    return 'stop';
  };

  /** Sends one version. Returns null if the next one may follow. */
  private async sendOnce(turn: number): Promise<Outcome | null> {
    // An unanswered version is sent again unchanged: the server may have it, and then there is no conflict.
    const sent = this.copy.unanswered ?? this.copy.form;
    const { step, base_revision } = this.copy;
    this.keep({ unanswered: sent });
    const answer = await this.ports.server.save(this.state.property_id, base_revision, sent, step);
    if (turn !== this.opening) return 'stop';
    if (answer.state === 'lost') {
      this.show({ save: { state: this.ports.isOnline() ? 'unreachable' : 'offline' } });
      return 'wait';
    }
    if (answer.state === 'saved') {
      if (step === this.copy.step) this.isStepUnsaved = false;
      this.follow(answer, sent);
      return null;
    }
    this.keep({ unanswered: null });
    if (answer.state === 'conflict') {
      this.meet(answer.theirs);
      return null;
    }
    if (answer.state === 'signedOut') this.show({ save: { state: 'signedOut' } });
    else this.show({ save: answer, ...(answer.code === 'not_editable' && { phase: 'locked' }) });
    return 'stop';
  }

  /** Continues from a version that the server has. */
  private follow({ revision, saved_at }: Pick<ServerDraft, 'revision' | 'saved_at'>, form: ListingForm) {
    const isSaved = sameForm(form, this.copy.form);
    this.keep({ base_revision: revision, saved_at, unanswered: null, isSaved }, isSaved ? { restored_at: null } : {});
  }

  /** Handles a newer server version. It is no conflict if the forms are equal. */
  private meet(theirs: ServerDraft) {
    if (sameForm(theirs.form, this.copy.form)) this.follow(theirs, theirs.form);
    else this.show({ conflict: theirs, save: { state: 'conflict' } });
  }

  /** Resolves a conflict with this device's version or the other one. */
  resolve = (choice: 'mine' | 'theirs'): void => {
    const { conflict } = this.state;
    if (!conflict) return;
    if (choice === 'theirs') this.keep({ form: conflict.form });
    this.follow(conflict, conflict.form);
    this.show({ conflict: null, restored_at: null, save: this.restingState() });
    void this.save();
  };

  /** Sends unsaved edits after the network or the session returns. */
  wake = (): void => {
    const { phase, conflict } = this.state;
    if (phase === 'ready' && !conflict && (!this.copy.isSaved || this.isStepUnsaved)) void this.save();
  };

  /** Handles the end of the session. Typed values stay on the device. */
  sessionEnded = (): void => {
    this.ports.outbox.drop(key);
    if (this.state.phase === 'ready') this.show({ save: { state: 'signedOut' } });
  };

  sessionBack = (): void => {
    if (this.state.save.state !== 'signedOut') return;
    this.show({ save: this.restingState() });
    this.wake();
  };

  /** Submits the listing. Repeated calls share one request. */
  submit = (accepted_terms: boolean): Promise<SubmitOutcome> => {
    this.submitting ??= this.submitNow(accepted_terms).finally(() => {
      this.submitting = null;
    });
    return this.submitting;
  };

  private async submitNow(accepted_terms: boolean): Promise<SubmitOutcome> {
    const turn = this.opening;
    if (!(await this.save())) {
      const { save, conflict } = this.state;
      if (conflict) return { state: 'conflict' };
      if (save.state === 'refused') return save;
      return { state: save.state === 'signedOut' ? 'signedOut' : 'failed' };
    }
    const { base_revision } = this.copy;
    const answer = await this.ports.server.submit(this.state.property_id, base_revision, accepted_terms);
    if (answer.state === 'lost') return { state: 'failed' };
    if (turn !== this.opening) return answer;
    if (answer.state === 'submitted') {
      this.ports.outbox.drop(key);
      this.ports.storage.remove(this.key);
      // A live listing stays open after publishing.
      if (answer.status === 'submitted') this.show({ phase: 'locked', status: 'submitted' });
    } else if (answer.state === 'conflict') this.meet(answer.theirs);
    else if (answer.state === 'signedOut') this.show({ save: answer });
    return answer;
  }

  revision = (): number => this.copy.base_revision;

  forgetRestored = (): void => this.show({ restored_at: null });
}
