import { useStore } from '@nanostores/react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { publishedWords } from '#src/domain/listing/listingChanges.ts';
import type { ListingProblem } from '#src/domain/listing/submission.ts';
import { $compliance, keepCompliance, openCompliance } from '#src/features/listing/keep/compliance.store.ts';
import { $documents, isOnTheWay } from '#src/features/listing/keep/documents.store.ts';
import { forgetImports } from '#src/features/listing/keep/import.store.ts';
import { $listing, goTo, submit } from '#src/features/listing/keep/listing.store.ts';
import { refusalSentence, whyNotSubmitted } from '#src/features/listing/keep/saveWords.ts';
import type { StepProps, SummaryProps } from '#src/features/listing/wizard/step.ts';
import { allProblems, type Step, steps } from '#src/features/listing/wizard/steps.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast, showToastOnNextPage } from '#src/lib/toasts.ts';
import { previewListing } from '#src/server/calls/listingChanges.ts';
import * as say from '#src/words/staff/wizard.ts';
import { Changes } from './Changes.tsx';
import { FilesOnTheWay } from './FilesOnTheWay.tsx';
import { PublishCard } from './PublishCard.tsx';
import { SubmitCard } from './SubmitCard.tsx';
import { SummaryPart } from './SummaryPart.tsx';
import { Unfinished } from './Unfinished.tsx';
import { readChanges, useChanges } from './useChanges.ts';

const sentenceOf = (code: string) =>
  (previewListing.refusals as Partial<Record<string, string>>)[code] ?? refusalSentence(code);

function sayFailed() {
  const description = whyNotSubmitted($listing.get(), $compliance.get().save, navigator.onLine);
  showToast({ title: say.submissionFailed, description, tone: 'error' });
}

const summaries = import.meta.glob<ComponentType<SummaryProps>>('../*/Summary.tsx', {
  eager: true,
  import: 'Summary',
});

export function SummaryStep({ form, property_id, leadTo }: StepProps) {
  const { conflict, is_live, status } = useStore($listing);
  const [accepted, setAccepted] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** Problems that only the server can find, for example in uploads. */
  const [found, setFound] = useState<readonly ListingProblem[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const terms = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLDivElement>(null);

  const problemsOf = ({ parts, problems }: Step): ListingProblem[] => {
    const own = problems(form);
    const more = found.filter(
      ({ path }) => parts.includes(path.split('.')[0] ?? '') && !own.some((one) => one.path === path),
    );
    return [...own, ...more];
  };
  const unfinished = steps
    .map((step) => ({ ...step, found: problemsOf(step) }))
    .filter(({ found }) => found.length > 0);
  const isComplete = unfinished.length === 0;
  const { remote, retry } = useChanges(property_id, is_live && isComplete);
  /** The server takes these data only after a proof of identity. */
  const isUnproven = useStore($compliance).save === 'proof';
  const shown = remote.state === 'ready' ? remote.value.changes : [];
  // The sentence above the button of a live listing states the agreement.
  const isAgreed = accepted || is_live;

  async function send() {
    setIsAsked(true);
    // The server's earlier problems do not block: it checks again.
    if (allProblems(form).length > 0) return summary.current?.focus();
    if (!isAgreed) return terms.current?.focus();
    if (isSubmitting) return;
    // A replacement must arrive first, or the old document would be submitted.
    if ($documents.get().some(isOnTheWay)) return files.current?.focus();
    setIsSubmitting(true);
    // Saved first, because the server submits what it has.
    await openCompliance(property_id);
    const isWrong = allProblems(form).length > 0;
    const isOpen = $compliance.get().state !== 'locked';
    if (!isOpen || isWrong || !(await keepCompliance())) {
      setIsSubmitting(false);
      if (!isOpen) goTo('compliance');
      else if (isWrong) summary.current?.focus();
      else if (!$compliance.get().isAsking) sayFailed();
      return;
    }
    const answer = await submit(isAgreed);
    setIsSubmitting(false);
    switch (answer.state) {
      case 'submitted':
        forgetImports();
        if (is_live) {
          const told = answer.changes.length > 0 ? readChanges(answer.changes) : shown;
          showToastOnNextPage({ ...publishedWords(told), tone: 'success' });
          window.location.assign(paths.owner);
          return;
        }
        showToastOnNextPage({
          title: say.propertySubmitted,
          description: say.propertySubmittedForReview,
          tone: 'success',
        });
        window.location.assign(paths.home);
        return;
      case 'signedOut':
        showToast({
          title: say.authenticationRequired,
          description: say.logInToSubmit,
          tone: 'error',
        });
        return;
      case 'conflict':
        return;
      case 'invalid':
        setFound(answer.problems);
        showToast({
          title: say.submissionFailed,
          description: say.somethingNeedsCorrection,
          tone: 'error',
        });
        summary.current?.focus();
        return;
      case 'refused':
        showToast({ title: say.submissionFailed, description: sentenceOf(answer.code), tone: 'error' });
        if (is_live) retry();
        return;
      default:
        sayFailed();
    }
  }

  const isBusy = isSubmitting || conflict !== null;
  const publishing = (
    <>
      <FilesOnTheWay ref={files} />
      {is_live ? (
        <PublishCard
          changes={shown}
          isNeeded={!isComplete || isUnproven || shown.length > 0 || status !== 'approved'}
          isReady={!isComplete || remote.state === 'ready'}
          isBusy={isBusy}
          isSubmitting={isSubmitting}
          onSend={send}
        />
      ) : (
        <SubmitCard
          ref={terms}
          accepted={accepted}
          isMissing={isAsked && !accepted}
          isBusy={isBusy}
          isSubmitting={isSubmitting}
          onAccept={setAccepted}
          onSend={send}
        />
      )}
    </>
  );
  return (
    <div className="grid gap-8">
      <Unfinished ref={summary} steps={unfinished} isAsked={isAsked} leadTo={leadTo} />
      {is_live && <Changes isComplete={isComplete} isUnproven={isUnproven} remote={remote} onRetry={retry} />}
      {is_live && publishing}
      <Whole isFolded={is_live}>
        {steps.map((step) => {
          const Summary = summaries[`../${step.name}/Summary.tsx`];
          return (
            Summary && (
              <SummaryPart
                key={step.name}
                title={step.title}
                form={form}
                problems={problemsOf(step)}
                onEdit={() => goTo(step.name)}
                onProblem={(problem) => leadTo(step.name, problem, problemsOf(step))}
              >
                <Summary form={form} property_id={property_id} />
              </SummaryPart>
            )
          );
        })}
      </Whole>
      {!is_live && publishing}
    </div>
  );
}

function Whole({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return <div>{children}</div>;
  return (
    <details>
      <summary className="link inline-block min-h-6">{say.wholeListing}</summary>
      <div className="mt-4">{children}</div>
    </details>
  );
}
