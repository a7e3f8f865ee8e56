import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { cancellationText } from '#src/domain/hotel/hotel.ts';
import {
  documentTypes,
  type ListingForm,
  type ListingRoom,
  listingProblems,
  type PropertyType,
  propertyTypes,
} from '#src/domain/listing/listing.ts';
import type { Problem } from '#src/domain/listing/submission.ts';
import { formatRupees } from '#src/domain/money.ts';
import { counted } from '#src/domain/stay.ts';
import { $compliance, openCompliance, saveCompliance } from '#src/features/listing/keep/compliance.store.ts';
import { $documents, isOnTheWay } from '#src/features/listing/keep/documents.store.ts';
import { forgetImports } from '#src/features/listing/keep/import.store.ts';
import { $listing, goTo, submit } from '#src/features/listing/keep/listing.store.ts';
import { guestPrice } from '#src/features/listing/keep/roomList.ts';
import { refusalSentence } from '#src/features/listing/keep/saveWords.ts';
import { FilesOnTheWay } from '#src/features/listing/wizard/FilesOnTheWay.tsx';
import { basicsLabels, policyLabels, roomTitle } from '#src/features/listing/wizard/listingFields.ts';
import { SummaryFacts, SummaryPart } from '#src/features/listing/wizard/SummaryPart.tsx';
import { complianceStep, type StepProps, summaryStep } from '#src/features/listing/wizard/stepProps.ts';
import { paths } from '#src/lib/paths.ts';
import { photoSources } from '#src/lib/photos.ts';
import { showToast, showToastOnNextPage } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';

const submitFailed = 'Failed to submit property. Please try again.';
const mostThumbnails = 12;

/** Step 8: everything as it will be sent in, what is missing, and the one button that sends it. */
export function SummaryStep({ steps, form, property_id }: StepProps) {
  const { conflict } = useStore($listing);
  const [accepted, setAccepted] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** What the server found; it knows of uploads and documents what this page may not. */
  const [found, setFound] = useState<readonly Problem[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const terms = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLDivElement>(null);

  const problemsOf = (step: number): Problem[] => {
    const { parts = [], problems } = steps[step - 1] ?? {};
    const own = problems?.(form) ?? [];
    const more = found.filter(
      ({ path }) => parts.includes(path.split('.')[0] ?? '') && !own.some((one) => one.path === path),
    );
    return [...own, ...more];
  };
  const unfinished = steps
    .map(({ title }, at) => ({ step: at + 1, title, count: problemsOf(at + 1).length }))
    .filter(({ step, count }) => step !== summaryStep && count > 0);
  const termsError = isAsked && !accepted ? listingProblems.terms_required : undefined;

  async function send() {
    setIsAsked(true);
    // What the server found last time is for the server to find again.
    if (steps.some(({ problems }) => problems(form).length > 0)) return summary.current?.focus();
    if (!accepted) return terms.current?.focus();
    if (isSubmitting) return;
    // A replacement on its way is what the owner means to send, and not the document it replaces.
    if ($documents.get().some(isOnTheWay)) return files.current?.focus();
    setIsSubmitting(true);
    // What is sent in is what the server has of step 7, too: what an earlier visit could not save is known once it is open.
    await openCompliance(property_id);
    const isWrong = steps.some(({ problems }) => problems(form).length > 0);
    const { state } = $compliance.get();
    const isOpen = state !== 'conflict' && state !== 'locked';
    if (!isOpen || isWrong || !(await saveCompliance())) {
      setIsSubmitting(false);
      if (!isOpen) goTo(complianceStep);
      else if (isWrong) summary.current?.focus();
      // Where it is asked who is there, the dialog says it.
      else if (!$compliance.get().isAsking)
        showToast({ title: 'Submission failed', description: submitFailed, tone: 'error' });
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
        showToast({ title: 'Submission failed', description: submitFailed, tone: 'error' });
    }
  }

  const part = (step: number) => ({
    step,
    title: steps[step - 1]?.title ?? '',
    form,
    problems: problemsOf(step),
    onEdit: goTo,
  });
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
                {unfinished.map(({ step, title, count }) => (
                  <li key={step}>
                    <button type="button" className="link inline-block min-h-6 text-start" onClick={() => goTo(step)}>
                      {title}: {counted(count, 'thing')} to do
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </div>
      <div>
        <SummaryPart {...part(2)}>
          <ReviewBasics basics={form.basics} />
        </SummaryPart>
        <SummaryPart {...part(3)}>
          <SummaryFacts facts={[['Amenities', form.amenities.join(', ')]]} />
        </SummaryPart>
        <SummaryPart {...part(4)}>
          {form.rooms.length === 0 ? (
            <SummaryFacts facts={[]} />
          ) : (
            form.rooms.map((room, at) => <ReviewRoom key={room.id} room={room} place={at} />)
          )}
        </SummaryPart>
        <SummaryPart {...part(5)}>
          <ReviewPhotos form={form} />
        </SummaryPart>
        <SummaryPart {...part(6)}>
          <ReviewPolicies policies={form.policies} />
        </SummaryPart>
        <SummaryPart {...part(complianceStep)}>
          <ReviewCompliance onRetry={() => void openCompliance(property_id)} />
        </SummaryPart>
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
            </a>
            , and what I have written here is true.
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

function ReviewBasics({ basics }: Pick<ListingForm, 'basics'>) {
  const { star_rating, latitude, longitude } = basics;
  const address = [basics.address, basics.city, basics.state, basics.pincode].map((one) => one.trim()).filter(Boolean);
  return (
    <SummaryFacts
      facts={[
        [basicsLabels.name, basics.name],
        [basicsLabels.property_type, propertyTypes[basics.property_type as PropertyType] ?? ''],
        [basicsLabels.star_rating, star_rating && counted(Number(star_rating), 'star')],
        [
          basicsLabels.description,
          basics.description && <span className="whitespace-pre-line">{basics.description}</span>,
        ],
        [basicsLabels.address, address.length > 0 ? [...address, basics.country].join(', ') : ''],
        ['On the map', latitude && longitude && `${latitude}, ${longitude}`],
      ]}
    />
  );
}

function ReviewRoom({ room, place }: { room: ListingRoom; place: number }) {
  const price = guestPrice(room);
  return (
    <div className="summary-room">
      <h4 className="font-semibold">{roomTitle(room, place)}</h4>
      <SummaryFacts
        facts={[
          [
            'Price',
            price &&
              `${formatRupees(price.allIn)} a night for guests, ${formatRupees(price.tax)} of it tax (${room.tax_rate.trim()} %)`,
          ],
          ['Rooms of this kind', room.total_rooms],
          ['Maximum guests', room.max_guests],
          ['Bed', room.bed_config],
          ['Size', room.room_size],
          ['Description', room.description],
          ['Amenities', room.amenities.join(', ')],
        ]}
      />
    </div>
  );
}

function ReviewPhotos({ form: { photos, cover_photo_id } }: { form: ListingForm }) {
  if (photos.length === 0) return <SummaryFacts facts={[]} />;
  const cover = photos.find(({ id }) => id === cover_photo_id) ?? photos[0];
  const more = photos.length - mostThumbnails;
  return (
    <ul className="summary-photos">
      {photos.slice(0, mostThumbnails).map((photo) => (
        <li key={photo.id}>
          <img src={photoSources(photo.url).src} alt={photo.alt_text || 'Without a description'} loading="lazy" />
          {photo === cover && <span className="summary-cover">Cover</span>}
        </li>
      ))}
      {more > 0 && (
        <li className="grid place-items-center font-semibold figures">
          <span aria-hidden="true">+{more}</span>
          <span className="sr-only">and {counted(more, 'more photo')}</span>
        </li>
      )}
    </ul>
  );
}

function ReviewCompliance({ onRetry }: { onRetry: () => void }) {
  const { state, values, masked, save } = useStore($compliance);
  const typed = values.account_number.trim();
  const documents = useStore($documents).filter(({ progress }) => progress.state === 'stored');
  if (state === 'loading') return <p className="text-ink-soft">Loading…</p>;
  if (state === 'conflict') return <p className="font-medium text-chili">Two versions: please choose one.</p>;
  if (state === 'locked')
    return <p className="font-medium text-chili">Closed until your account is harder to get into.</p>;
  if (state === 'failed') {
    return (
      <p className="flex flex-wrap items-center gap-3 text-ink-soft">
        Not loaded.
        <Button variant="secondary" size="small" onClick={onRetry}>
          Retry
        </Button>
      </p>
    );
  }
  return (
    <SummaryFacts
      facts={[
        ['GST number', values.gst_number],
        ['PAN number', values.pan_number],
        ['Account holder', values.account_holder_name],
        ['Account number', typed ? `••••${typed.slice(-4)}${save === 'saved' ? '' : ', not saved yet'}` : masked],
        ['Bank', values.bank_name],
        ['IFSC code', values.ifsc_code],
        ['Branch address', values.branch_address],
        ...documents.map(({ document_type, file_name }) => [documentTypes[document_type], file_name] as const),
      ]}
    />
  );
}

function ReviewPolicies({ policies }: Pick<ListingForm, 'policies'>) {
  const { cancellation_policy } = policies;
  return (
    <SummaryFacts
      facts={[
        [policyLabels.check_in_time, policies.check_in_time],
        [policyLabels.check_out_time, policies.check_out_time],
        [policyLabels.cancellation_policy, cancellation_policy && cancellationText(cancellation_policy)],
        [policyLabels.house_rules, policies.house_rules],
        [policyLabels.age_restriction, policies.age_restriction],
        [policyLabels.payment_policy, policies.payment_policy],
        [policyLabels.special_conditions, policies.special_conditions],
      ]}
    />
  );
}
