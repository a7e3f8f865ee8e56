import { useStore } from '@nanostores/react';
import { type ComponentType, useRef, useState } from 'react';
import { listingProblems } from '#src/domain/listing/listing.ts';
import type { Problem } from '#src/domain/listing/submission.ts';
import { counted } from '#src/domain/stay.ts';
import { $compliance, keepCompliance, openCompliance } from '#src/features/listing/keep/compliance.store.ts';
import { $documents, isOnTheWay } from '#src/features/listing/keep/documents.store.ts';
import { forgetImports } from '#src/features/listing/keep/import.store.ts';
import { $listing, goTo, submit } from '#src/features/listing/keep/listing.store.ts';
import { refusalSentence, whyNotSubmitted } from '#src/features/listing/keep/saveWords.ts';
import type { StepProps, SummaryProps } from '#src/features/listing/wizard/step.ts';
import { allProblems, type Step, steps } from '#src/features/listing/wizard/steps.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast, showToastOnNextPage } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FilesOnTheWay } from './FilesOnTheWay.tsx';
import { SummaryPart } from './SummaryPart.tsx';

/** Says why it was not handed in. */
function sayFailed() {
  const description = whyNotSubmitted($listing.get(), $compliance.get().save, navigator.onLine);
  showToast({ title: 'Submission failed', description, tone: 'error' });
}

const summaries = import.meta.glob<ComponentType<SummaryProps>>('../*/Summary.tsx', { eager: true, import: 'Summary' });

/** Everything as it will be sent in, what is missing, and the one button that sends it. */
export function SummaryStep({ form, property_id, leadTo }: StepProps) {
  const { conflict } = useStore($listing);
  const [accepted, setAccepted] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** What the server found; it knows of uploads and documents what this page may not. */
  const [found, setFound] = useState<readonly Problem[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const terms = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLDivElement>(null);

  const problemsOf = ({ parts, problems }: Step): Problem[] => {
    const own = problems(form);
    const more = found.filter(
      ({ path }) => parts.includes(path.split('.')[0] ?? '') && !own.some((one) => one.path === path),
    );
    return [...own, ...more];
  };
  const unfinished = steps
    .map((step) => ({ ...step, found: problemsOf(step) }))
    .filter(({ found }) => found.length > 0);
  const termsError = isAsked && !accepted ? listingProblems.terms_required : undefined;

  async function send() {
    setIsAsked(true);
    // What the server found last time is for the server to find again.
    if (allProblems(form).length > 0) return summary.current?.focus();
    if (!accepted) return terms.current?.focus();
    if (isSubmitting) return;
    // A replacement on its way is what the owner means to send, and not the document it replaces.
    if ($documents.get().some(isOnTheWay)) return files.current?.focus();
    setIsSubmitting(true);
    // What is sent in is what the server has of compliance data, too: what an earlier visit could not save is known once it is open.
    await openCompliance(property_id);
    const isWrong = allProblems(form).length > 0;
    const { state } = $compliance.get();
    const isOpen = state !== 'conflict' && state !== 'locked';
    if (!isOpen || isWrong || !(await keepCompliance())) {
      setIsSubmitting(false);
      if (!isOpen) goTo('compliance');
      else if (isWrong) summary.current?.focus();
      // Where it is asked who is there, the dialog says it.
      else if (!$compliance.get().isAsking) sayFailed();
      return;
    }
    const answer = await submit(accepted);
    setIsSubmitting(false);
    switch (answer.state) {
      case 'submitted':
        forgetImports();
        showToastOnNextPage({
          title: 'Property submitted!',
          description: "Your property has been submitted for review. We'll notify you once it's approved.",
          tone: 'success',
        });
        window.location.assign(paths.home);
        return;
      case 'signedOut':
        showToast({
          title: 'Authentication required',
          description: 'Please log in to submit your property.',
          tone: 'error',
        });
        return;
      case 'conflict':
        return;
      case 'invalid':
        setFound(answer.problems);
        showToast({ title: 'Submission failed', description: 'Something is missing or not right yet.', tone: 'error' });
        summary.current?.focus();
        return;
      case 'refused':
        showToast({ title: 'Submission failed', description: refusalSentence(answer.code), tone: 'error' });
        return;
      default:
        sayFailed();
    }
  }

  return (
    <div className="grid gap-8">
      <div ref={summary} tabIndex={-1} className="outline-none">
        {unfinished.length > 0 && (
          <div className={`notice ${isAsked ? 'notice-error' : 'notice-warning'}`} role={isAsked ? 'alert' : undefined}>
            <div>
              <h3 className="font-sans font-semibold text-base tracking-normal">
                {unfinished.length === 1 ? 'One step is not complete' : `${unfinished.length} steps are not complete`}
              </h3>
              <ul className="mt-1 list-disc pl-5">
                {unfinished.map(({ name, title, found: [first, ...others] }) => (
                  <li key={name}>
                    <button
                      type="button"
                      className="link block min-h-6 text-start"
                      onClick={() => first && leadTo(name, first, [first, ...others])}
                    >
                      {title}: {counted(others.length + 1, 'thing')} to do
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </div>
      <div>
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
      </div>
      <FilesOnTheWay ref={files} />
      <div className="card grid gap-4 p-5">
        <div>
          <Checkbox
            ref={terms}
            checked={accepted}
            aria-invalid={termsError ? true : undefined}
            aria-describedby={termsError ? 'terms-error' : undefined}
            onChange={({ target }) => setAccepted(target.checked)}
          >
            I agree to the{' '}
            <a className="link" href={paths.terms} target="_blank" rel="noopener">
              terms and conditions
            </a>{' '}
            and to what the page about{' '}
            <a className="link" href={paths.privacy} target="_blank" rel="noopener">
              privacy
            </a>{' '}
            says of a listing, and what I have written here is true.
          </Checkbox>
          {termsError && (
            <p id="terms-error" className="mt-1.5 font-medium text-chili text-sm">
              {termsError}
            </p>
          )}
        </div>
        <Button size="large" onClick={send} aria-disabled={isSubmitting || conflict !== null || undefined}>
          {isSubmitting ? 'Submitting…' : 'Submit for Review'}
        </Button>
      </div>
    </div>
  );
}
