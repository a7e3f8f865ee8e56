import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type ListingForm, listingProblems } from '#src/domain/listing/listing.ts';
import { type ListingStep, stepNumber } from '#src/domain/listing/steps.ts';
import type { Problem } from '#src/domain/listing/submission.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { $compliance, keepCompliance, openCompliance } from '#src/features/listing/keep/compliance.store.ts';
import { $documents } from '#src/features/listing/keep/documents.store.ts';
import { openImports } from '#src/features/listing/keep/import.store.ts';
import { $listing, edit, forgetRestored, goTo, save } from '#src/features/listing/keep/listing.store.ts';
import type { ListingState } from '#src/features/listing/keep/listingKeeper.ts';
import { forgetPlaced, openPhotos } from '#src/features/listing/keep/photos.store.ts';
import { refusalSentence, whyNotSaved } from '#src/features/listing/keep/saveWords.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import { Boundary } from '#src/ui/Boundary.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as wordsListing from '#src/words/staff/listing.ts';
import * as say from '#src/words/staff/wizard.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { focusProblem, ProblemSummary } from './ProblemSummary.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { Rail, RailLine } from './Rail.tsx';
import { SaveLine } from './SaveLine.tsx';
import { StepStopped } from './StepStopped.tsx';
import { steps } from './steps.ts';

interface Props {
  listing: ListingState;
}

interface Refused {
  step: ListingStep | null;
  times: number;
  rooms: ReadonlySet<string>;
  led?: { problem: Problem; problems: readonly Problem[]; form: ListingForm };
}
const notRefused: Refused = { step: null, times: 0, rooms: new Set() };

/** Returns why the listing is not saved, apart from the connection; '' if it is. */
function obstacle(): string {
  const listing = $listing.get();
  const isStopped = ['refused', 'conflict', 'signedOut'].includes(listing.save.state);
  return isStopped ? whyNotSaved(listing) : '';
}

export function Wizard({ listing }: Props) {
  const { form, step, property_id } = listing;
  /** The step whose problems are shown, the number of refusals of Next, and the rooms at that time. */
  const [refused, setRefused] = useState<Refused>(notRefused);
  const [isSaving, setIsSaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery('(width >= 51.25rem)');
  const number = stepNumber(step);
  const [previous, current, following] = [steps[number - 2], steps[number - 1], steps[number]];

  useEffect(() => void openCompliance(property_id), [property_id]);
  useEffect(() => openImports(property_id), [property_id]);
  // Not in the step itself, so that uploads continue on the next step.
  useEffect(
    () => openPhotos({ property_id, form: () => $listing.get().form, edit, ensureSaved: save, obstacle }),
    [property_id],
  );
  const isSaved = listing.save.state === 'saved';
  // biome-ignore lint/correctness/useExhaustiveDependencies: photos may come into a form that counts as saved already
  useEffect(() => {
    if (isSaved) forgetPlaced();
  }, [isSaved, form.photos]);
  useStore($compliance);
  useStore($documents);

  // Loaded early, so that the other steps open without the network.
  useEffect(() => {
    const prepare = () => {
      for (const { load } of steps) load().catch(() => {});
    };
    document.addEventListener('input', prepare, { once: true });
    document.addEventListener('click', prepare, { once: true });
    return () => {
      document.removeEventListener('input', prepare);
      document.removeEventListener('click', prepare);
    };
  }, []);

  const opened = useRef(step);
  useEffect(() => {
    if (opened.current === step) return;
    opened.current = step;
    if (refused.led) return;
    heading.current?.focus({ preventScroll: true });
    // Each step starts at its top. With a smooth scroll, a press could miss.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step, refused]);

  useEffect(() => {
    if (refused.times > 0 && !refused.led) summary.current?.focus();
  }, [refused]);

  if (!current) return null;
  // A room added since then is still being filled in.
  const isNewRoom = (path: string) => {
    const room = form.rooms[Number(/^rooms\.(\d+)\./.exec(path)?.[1] ?? -1)];
    return room !== undefined && !refused.rooms.has(room.id);
  };
  const own = refused.step === step ? current.problems(form).filter(({ path }) => !isNewRoom(path)) : [];
  const more = refused.step === step && refused.led?.form === form ? refused.led.problems : [];
  const problems = [...own, ...more.filter(({ path }) => !own.some((one) => one.path === path))];

  function open(to: ListingStep) {
    setRefused(notRefused);
    goTo(to);
  }

  function leadTo(to: ListingStep, problem: Problem, known: readonly Problem[]) {
    setRefused({
      step: to,
      times: refused.times + 1,
      rooms: new Set(form.rooms.map(({ id }) => id)),
      led: { problem, problems: known, form },
    });
    goTo(to);
  }

  async function leave() {
    if (step === 'compliance') {
      // Unloaded data has no known problems yet.
      if ($compliance.get().state === 'loading') await openCompliance(property_id);
      // The owner has already left this step.
      if ($listing.get().step !== step) return false;
      void keepCompliance();
    }
    return true;
  }

  async function toChanges() {
    if (!(await leave())) return;
    open('summary');
    void save();
  }

  async function next() {
    if (!(await leave())) return;
    const missing = current?.problems(form) ?? [];
    if (missing.length > 0) {
      setRefused({ step, times: refused.times + 1, rooms: new Set(form.rooms.map(({ id }) => id)) });
      if (missing.some(({ code }) => code === 'photos_required')) {
        showToast({ title: say.imagesRequired, description: listingProblems.photos_required, tone: 'error' });
      }
      void save();
      return;
    }
    if (following) open(following.name);
    void save();
  }

  async function saveProgress() {
    if (isSaving) return;
    setIsSaving(true);
    const [isListingSaved, isComplianceSaved] = await Promise.all([
      save(),
      step === 'compliance' ? keepCompliance() : Promise.resolve(true),
    ]);
    setIsSaving(false);
    const isNumberTyped = step === 'compliance' && $compliance.get().values.account_number !== '';
    if (isListingSaved && isComplianceSaved) {
      // An incomplete account number is not saved.
      const description = isNumberTyped ? say.accountNumberNotComplete : undefined;
      showToast({ title: say.progressSaved, description, tone: isNumberTyped ? 'info' : 'success' });
    } else {
      const { state, isAsking } = $compliance.get();
      if (isListingSaved && isAsking) return;
      const isLocked = isListingSaved && state === 'locked';
      const description = isLocked ? refusalSentence('stronger_sign_in_needed') : whyNotSaved($listing.get());
      showToast({ title: say.saveFailed, description, tone: 'error' });
    }
  }

  const line = <SaveLine listing={listing} />;
  return (
    <div className="wizard">
      <div className="sticky top-(--header) z-20 border-b border-line bg-shell">
        <div className="wrap">
          <div
            className="wizard-progress"
            role="progressbar"
            aria-label={say.progress}
            aria-valuemin={1}
            aria-valuemax={steps.length}
            aria-valuenow={number}
            aria-valuetext={say.stepOfWithTitle(number, steps.length, current.title)}
          >
            <svg viewBox={`0 0 ${steps.length} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={number} height="1" />
            </svg>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0 min-h-12 py-1">
            {isWide ? (
              <p className="figures text-ink-soft text-sm">{say.stepOf(number, steps.length)}</p>
            ) : (
              <RailLine listing={listing} onStep={open} />
            )}
            {line}
          </div>
        </div>
      </div>
      <div className="wrap wizard-columns">
        {isWide && <Rail listing={listing} onStep={open} />}
        <section className="wizard-body" aria-labelledby="step-title">
          <Told listing={listing} />
          <ConflictDialog listing={listing} />
          <ProofDialog />
          <h2 id="step-title" ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {current.title}
          </h2>
          <p className="mt-2 mb-8 text-ink-soft">
            {following || !listing.is_live ? current.lead : wordsListing.checkChangesThenPublish}
          </p>
          <ProblemSummary ref={summary} problems={problems} form={form} />
          <div id="step">
            <Boundary key={step} notice={<StepStopped />}>
              <Suspense fallback={<Skeleton className="h-96" />}>
                <current.Component
                  key={property_id}
                  form={form}
                  edit={edit}
                  problems={problems}
                  property_id={property_id}
                  ensureSaved={save}
                  leadTo={leadTo}
                />
                {refused.step === step && refused.led && (
                  <Arrival key={refused.times} problem={refused.led.problem} problems={problems} />
                )}
              </Suspense>
            </Boundary>
          </div>
          <div className="wizard-buttons">
            {previous && (
              <Button variant="quiet" onClick={() => open(previous.name)}>
                {say.previous}
              </Button>
            )}
            <Button
              variant="secondary"
              className="ml-auto"
              aria-disabled={isSaving || undefined}
              onClick={saveProgress}
            >
              {say.saveProgress}
            </Button>
            {following && (
              <Button variant={listing.is_live ? 'secondary' : 'primary'} onClick={next}>
                {say.next}
              </Button>
            )}
            {following && listing.is_live && <Button onClick={toChanges}>{say.seeChangesAndPublish}</Button>}
          </div>
        </section>
      </div>
    </div>
  );
}

/** Moves to the field of a problem once the step is there, or to the top of the step. */
function Arrival({ problem, problems }: { problem: Problem; problems: readonly Problem[] }) {
  const first = useRef({ problem, place: problems.findIndex(({ path }) => path === problem.path) });
  useEffect(() => {
    if (focusProblem(first.current.problem, first.current.place)) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('step-title')?.focus({ preventScroll: true });
  }, []);
  return null;
}

function Told({ listing: { restored_at, rejection_reason, status, is_live, step, save: saving, property_id } }: Props) {
  const isOnItsWay = saving.state === 'unsaved' || saving.state === 'saving';
  return (
    <>
      {saving.state === 'signedOut' && (
        <Notice
          tone="warning"
          className="mb-8"
          title={say.youAreSignedOut}
          action={
            <Button size="small" href={paths.auth(paths.listingForm(property_id))}>
              {say.signIn}
            </Button>
          }
        >
          <p>{say.keptUntilYouSignIn}</p>
        </Notice>
      )}
      {restored_at && !isOnItsWay && (
        <Notice
          className="mb-8"
          title={say.restoredFromThisDevice}
          action={
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                document.getElementById('step-title')?.focus({ preventScroll: true });
                forgetRestored();
              }}
            >
              {say.ok}
            </Button>
          }
        >
          <p>{say.weRestoredUnsaved(formatMoment(restored_at))}</p>
        </Notice>
      )}
      {status === 'rejected' && (
        <Notice tone="warning" className="mb-8" title={say.yourListingNeedsChanges}>
          <p className="whitespace-pre-line">{rejection_reason}</p>
        </Notice>
      )}
      {is_live && step !== 'summary' && (
        <Notice className="mb-8" title={say.thisListingIsLive}>
          <p>{say.guestsSeeChangesOncePublished}</p>
        </Notice>
      )}
      {status === 'approved' && !is_live && (
        <Notice className="mb-8" title={say.thisListingIsApproved}>
          <p>{say.adminHidSoWeCheckFirst}</p>
        </Notice>
      )}
    </>
  );
}
