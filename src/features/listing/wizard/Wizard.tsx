import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type ListingStep, stepNumber } from '#src/domain/listing/steps.ts';
import type { ListingProblem } from '#src/domain/listing/submission.ts';
import {
  $compliance,
  type ComplianceState,
  keepCompliance,
  openCompliance,
} from '#src/features/listing/keep/compliance.store.ts';
import { $documents } from '#src/features/listing/keep/documents.store.ts';
import { openImports } from '#src/features/listing/keep/import.store.ts';
import { $listing, edit, ensureRow, save } from '#src/features/listing/keep/listing.store.ts';
import type { ListingState } from '#src/features/listing/keep/listingKeeper.ts';
import { connectPhotoQueue } from '#src/features/listing/keep/photos.store.ts';
import { refusalSentence, whyNotSaved } from '#src/features/listing/keep/saveWords.ts';
import { showToast } from '#src/lib/toasts.ts';
import { Boundary } from '#src/ui/Boundary.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as wordsListing from '#src/words/staff/listing.ts';
import * as say from '#src/words/staff/wizard.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { focusProblem, ListingErrorSummary } from './ListingErrorSummary.tsx';
import { Notices } from './Notices.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { Rail, RailLine } from './Rail.tsx';
import { SaveLine } from './SaveLine.tsx';
import { StepStopped } from './StepStopped.tsx';
import { steps } from './steps.ts';
import { useRefusals } from './useRefusals.ts';

interface Props {
  listing: ListingState;
}

export function Wizard({ listing }: Props) {
  const { form, step, property_id, is_live } = listing;
  const number = stepNumber(step);
  const [previous, current, following] = [steps[number - 2], steps[number - 1], steps[number]];
  const { heading, summary, problems, led, times, open, refuses, leadTo } = useRefusals(listing, current);
  const isWide = useMediaQuery('(width >= 51.25rem)');
  useParts(property_id);
  const isSafe = useStore($compliance).save === 'saved' && listing.isKept;
  useStore($documents);
  if (!current) return null;

  async function next() {
    if (!(await leave(listing))) return;
    if (!refuses() && following) open(following.name);
    void save();
  }

  async function toChanges() {
    if (!(await leave(listing))) return;
    open('summary');
    void save();
  }

  const props = { form, edit, problems, property_id, ensureRow, leadTo };
  return (
    <div className="wizard">
      <Head listing={listing} isWide={isWide} onStep={open} />
      <div className="wrap wizard-columns">
        {isWide && <Rail listing={listing} onStep={open} />}
        <section className="wizard-body" aria-labelledby="step-title">
          <Notices listing={listing} isSafe={isSafe} />
          <ConflictDialog listing={listing} />
          <ProofDialog />
          <h2 id="step-title" ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {current.title}
          </h2>
          <p className="mt-2 mb-8 text-ink-soft">
            {following || !is_live ? current.lead : wordsListing.checkChangesThenPublish}
          </p>
          <ListingErrorSummary ref={summary} problems={problems} form={form} />
          <div id="step">
            <Boundary key={step} notice={<StepStopped isSafe={isSafe} />}>
              <Suspense fallback={<Skeleton className="h-96" />}>
                <current.Component key={property_id} {...props} />
                {led && <Arrival key={times} problem={led} problems={problems} />}
              </Suspense>
            </Boundary>
          </div>
          <div className="wizard-buttons">
            {previous && (
              <Button variant="quiet" onClick={() => open(previous.name)}>
                {say.previous}
              </Button>
            )}
            <SaveButton step={step} />
            {following && (
              <Button variant={is_live ? 'secondary' : 'primary'} onClick={next}>
                {say.next}
              </Button>
            )}
            {following && is_live && <Button onClick={toChanges}>{say.seeChangesAndPublish}</Button>}
          </div>
        </section>
      </div>
    </div>
  );
}

/** Returns why the listing is not saved, apart from the connection; '' if it is. */
function obstacle(): string {
  const listing = $listing.get();
  const isStopped = ['refused', 'conflict', 'signedOut'].includes(listing.save.state);
  return isStopped ? whyNotSaved(listing, $compliance.get().save) : '';
}

/** Opens what a listing has beside its form. */
function useParts(property_id: string) {
  useEffect(() => void openCompliance(property_id), [property_id]);
  useEffect(() => openImports(property_id), [property_id]);
  // Not in the step itself, so that uploads continue on the next step.
  useEffect(
    () => connectPhotoQueue({ property_id, form: () => $listing.get().form, edit, ensureRow, obstacle }),
    [property_id],
  );
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
}

/** Saves tax and bank data. Returns false if the owner has already left the step. */
async function leave({ step, property_id }: ListingState): Promise<boolean> {
  if (step !== 'compliance') return true;
  // Unloaded data has no known problems yet.
  if ($compliance.get().state === 'loading') await openCompliance(property_id);
  if ($listing.get().step !== step) return false;
  void keepCompliance();
  return true;
}

interface HeadProps extends Props {
  isWide: boolean;
  onStep: (step: ListingStep) => void;
}

function Head({ listing, isWide, onStep }: HeadProps) {
  const number = stepNumber(listing.step);
  return (
    <div className="sticky top-(--header) z-20 border-b border-line bg-shell">
      <div className="wrap">
        <div
          className="wizard-progress"
          role="progressbar"
          aria-label={say.progress}
          aria-valuemin={1}
          aria-valuemax={steps.length}
          aria-valuenow={number}
          aria-valuetext={say.stepOfWithTitle(number, steps.length, steps[number - 1]?.title ?? '')}
        >
          <svg viewBox={`0 0 ${steps.length} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={number} height="1" />
          </svg>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0 min-h-12 py-1">
          {isWide ? (
            <p className="figures text-ink-soft text-sm">{say.stepOf(number, steps.length)}</p>
          ) : (
            <RailLine listing={listing} onStep={onStep} />
          )}
          <SaveLine listing={listing} />
        </div>
      </div>
    </div>
  );
}

const whyNotComplianceSaved: Partial<Record<ComplianceState['state'], string>> = {
  locked: refusalSentence('stronger_sign_in_needed'),
  ready: say.onlyPayoutDetailsNotSaved,
};

function SaveButton({ step }: { step: ListingStep }) {
  const [isSaving, setIsSaving] = useState(false);

  async function saveProgress() {
    if (isSaving) return;
    setIsSaving(true);
    const [isListingSaved, isComplianceSaved] = await Promise.all([save(), step !== 'compliance' || keepCompliance()]);
    setIsSaving(false);
    const { state, save: compliance, isAsking, values } = $compliance.get();
    if (isListingSaved && isComplianceSaved) {
      // An incomplete account number is not saved.
      const isNumberTyped = step === 'compliance' && values.account_number !== '';
      const description = isNumberTyped ? say.accountNumberNotComplete : undefined;
      showToast({ title: say.progressSaved, description, tone: isNumberTyped ? 'info' : 'success' });
    } else if (!isListingSaved || !isAsking) {
      const why = isListingSaved ? whyNotComplianceSaved[state] : undefined;
      showToast({ title: say.saveFailed, description: why ?? whyNotSaved($listing.get(), compliance), tone: 'error' });
    }
  }

  return (
    <Button variant="secondary" className="ml-auto" aria-disabled={isSaving || undefined} onClick={saveProgress}>
      {say.saveProgress}
    </Button>
  );
}

/** Moves to the field of a problem once the step is there, or to the top of the step. */
function Arrival({ problem, problems }: { problem: ListingProblem; problems: readonly ListingProblem[] }) {
  const first = useRef({ problem, place: problems.findIndex(({ path }) => path === problem.path) });
  useEffect(() => {
    if (focusProblem(first.current.problem, first.current.place)) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('step-title')?.focus({ preventScroll: true });
  }, []);
  return null;
}
