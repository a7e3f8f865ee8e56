import { CalendarPlus, CalendarX } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { moneyOfCancelled } from '#src/domain/booking/cancellation.ts';
import { stayMessage } from '#src/domain/booking/guestStay.ts';
import { openAmounts } from '#src/domain/booking/paid.ts';
import { guestStatus } from '#src/domain/booking/status.ts';
import { isPastRefund, termsWords } from '#src/domain/booking/termsNow.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { addToCalendar } from '#src/features/stay/addToCalendar.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { isChangePaidHere } from '#src/features/stay/payingTab.ts';
import { WhereItIs } from '#src/features/stay/WhereItIs.tsx';
import { paths, stayPath } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChatButton } from '#src/ui/ChatButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { language } from '#src/words/en/language.ts';
import { ActionGroup } from './ActionGroup.tsx';
import { AsOf } from './AsOf.tsx';
import { EndNotice } from './EndNotice.tsx';
import { GuestNotes } from './GuestNotes.tsx';
import { HouseRules } from './HouseRules.tsx';
import { KeepHere } from './KeepHere.tsx';
import { MoneyOfStay } from './MoneyOfStay.tsx';
import type { OpenedVisit } from './opened.ts';
import { Plans } from './Plans.tsx';
import { useOfflineRetry } from './useOfflineRetry.ts';
import { VisitHead } from './VisitHead.tsx';

const GuestChangeDialog = lazy(() =>
  import('./GuestChangeDialog.tsx').then(({ GuestChangeDialog }) => ({ default: GuestChangeDialog })),
);
const GuestCancelDialog = lazy(() =>
  import('./GuestCancelDialog.tsx').then(({ GuestCancelDialog }) => ({ default: GuestCancelDialog })),
);
const DropRoomsDialog = lazy(() =>
  import('./DropRoomsDialog.tsx').then(({ DropRoomsDialog }) => ({ default: DropRoomsDialog })),
);
const BackFromPaying = lazy(() =>
  import('#src/features/stay/BackFromPaying.tsx').then(({ BackFromPaying }) => ({ default: BackFromPaying })),
);
const BackFromChange = lazy(() =>
  import('./BackFromChange.tsx').then(({ BackFromChange }) => ({ default: BackFromChange })),
);
const WaitingChange = lazy(() =>
  import('./WaitingChange.tsx').then(({ WaitingChange }) => ({ default: WaitingChange })),
);
const Unaccepted = lazy(() => import('./Unaccepted.tsx').then(({ Unaccepted }) => ({ default: Unaccepted })));
const PaymentStep = lazy(() =>
  import('#src/features/stay/PaymentStep.tsx').then(({ PaymentStep }) => ({ default: PaymentStep })),
);
const ReportPaid = lazy(() => import('./ReportPaid.tsx').then(({ ReportPaid }) => ({ default: ReportPaid })));
const AfterStay = lazy(() => import('./AfterStay.tsx').then(({ AfterStay }) => ({ default: AfterStay })));
const GuestExtras = lazy(() => import('./GuestExtras.tsx').then(({ GuestExtras }) => ({ default: GuestExtras })));
const MailLanguage = lazy(() => import('./MailLanguage.tsx').then(({ MailLanguage }) => ({ default: MailLanguage })));
const ShareDialog = lazy(() => import('./ShareDialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog })));

interface Props {
  token: string;
  opened: OpenedVisit;
  brand: Brand;
  isBack: boolean;
  onChanged: () => void;
}

export function Visit({ token, opened, brand, isBack, onChanged }: Props) {
  const { stay } = opened;
  const { hotel, booking_reference } = stay;
  const isOffline = useOfflineRetry(opened.isKept === true, onChanged);
  const isAway = opened.isKept === true || isOffline;
  const [isBackFromChange] = useState(() => isChangePaidHere(stay.change?.id));
  const [open, setOpen] = useState<'change' | 'drop' | 'cancel' | 'share' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const status = guestStatus(stay);
  const isCancelled = stay.booking_status === 'cancelled';
  // The pressed button disappears.
  const wasOn = useRef(!isCancelled);
  useEffect(() => {
    if (isCancelled && wasOn.current) heading.current?.focus();
    wasOn.current = !isCancelled;
  }, [isCancelled]);
  const waiting = stay.change?.state === 'waiting' ? stay.change : null;
  const [isWaitingFirst] = useState(waiting !== null);
  const wasWaiting = useRef(waiting !== null);
  useEffect(() => {
    if (!waiting && wasWaiting.current && document.activeElement === document.body) heading.current?.focus();
    wasWaiting.current = waiting !== null;
  }, [waiting]);
  const isPayable = openAmounts(stay).due > 0;
  const isAhead = !isCancelled && stay.booking_status !== 'completed' && stay.check_out_date >= todayInKolkata();
  const isReviewTold = stay.no_review !== 'not_stayed_yet' && stay.check_in_date <= todayInKolkata();
  // Our number replaces a missing one of the hotel.
  const phone = hotel.phone ?? brand.phone;
  return (
    <>
      {isAway && (
        <AsOf at={opened.at} isOffline={isOffline} onRetry={onChanged}>
          {say.asItWas}
        </AsOf>
      )}
      {isBack && (
        <Suspense>
          {!isBackFromChange ? (
            <BackFromPaying by={{ token }} booking={stay} onChanged={onChanged} />
          ) : (
            // Hidden for a later change.
            stay.change &&
            isChangePaidHere(stay.change.id) && (
              <BackFromChange token={token} stay={stay} change={stay.change} onChanged={onChanged} />
            )
          )}
        </Suspense>
      )}
      {isCancelled && <EndNotice token={token} stay={stay} isAway={isAway} onChanged={onChanged} />}
      {stay.unaccepted && isAhead && (
        <Suspense>
          <ActionGroup isAway={isAway}>
            <Unaccepted token={token} stay={stay} onChanged={onChanged} />
          </ActionGroup>
        </Suspense>
      )}
      <header className="visit-header">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-3xl text-balance">
            {say.yourStayAt(hotel.name)}
          </h1>
          <p className="mt-2 text-ink-soft">
            {say.reference} <strong className="figures whitespace-nowrap text-ink">{booking_reference}</strong>
          </p>
          <p className="mt-1 hidden print:block">
            {say.guest} <strong>{stay.guest_name}</strong>
          </p>
        </div>
        <p className={`status status-${status.kind}`}>{status.words}</p>
      </header>
      {/* A waiting change has its own payment card, and reports then count for it. */}
      {(waiting || isPayable) && (
        <Suspense fallback={<Skeleton className="visit-pay" />}>
          <ActionGroup isAway={isAway}>
            {waiting ? (
              <WaitingChange
                token={token}
                stay={stay}
                change={waiting}
                brand={brand}
                isNew={!isWaitingFirst}
                onChanged={onChanged}
              />
            ) : (
              <PaymentStep
                by={{ token }}
                booking={stay}
                brand={brand}
                warning={!stay.checked_out_at && isPastRefund(stay.terms) ? termsWords(stay.terms) : ''}
                onChanged={onChanged}
              >
                <ReportPaid token={token} stay={stay} onChanged={onChanged} />
              </PaymentStep>
            )}
          </ActionGroup>
        </Suspense>
      )}
      <div className="visit-columns">
        <div className="visit-what">
          <VisitHead stay={stay} />
          <div className="no-print visit-actions">
            <ChatButton phone={phone} text={stayMessage(stay)}>
              {hotel.phone ? say.messageHotel : say.messageUs}
            </ChatButton>
            {stay.booking_status !== 'completed' && (
              <Button variant="secondary" onClick={() => addToCalendar(stay, brand, stayPath(token))}>
                {isCancelled ? <CalendarX aria-hidden="true" /> : <CalendarPlus aria-hidden="true" />}
                {isCancelled ? say.removeFromCalendar : say.addToCalendar}
              </Button>
            )}
            {isAhead && (
              <ActionGroup isAway={isAway}>
                <Button variant="secondary" onClick={() => setOpen('share')}>
                  {say.share}
                </Button>
              </ActionGroup>
            )}
            <Button variant="quiet" onClick={() => window.print()}>
              {say.print}
            </Button>
          </div>
          {stay.is_shared_with && isAhead && <p className="no-print mt-3 text-ink-soft text-sm">{say.isShared}</p>}
          {isCancelled && (
            <p className="no-print mt-6">
              <Button href={paths.search()}>{say.findAnother}</Button>
            </p>
          )}
        </div>
        <div className="visit-aside">
          <ActionGroup isAway={isAway}>
            <MoneyOfStay token={token} stay={stay} at={opened.at} brand={brand} />
          </ActionGroup>
          {(stay.offered_extras.length > 0 || (stay.cancelling && stay.extras?.some(({ is_later }) => is_later))) && (
            <Suspense>
              <ActionGroup isAway={isAway}>
                <GuestExtras token={token} stay={stay} onChanged={onChanged} />
              </ActionGroup>
            </Suspense>
          )}
          {isCancelled ? (
            <section className="visit-card" aria-labelledby="cancelled-heading">
              <h2 id="cancelled-heading" className="text-xl">
                {say.moneyOfCancelled}
              </h2>
              <p className="mt-3">{moneyOfCancelled(stay)}</p>
            </section>
          ) : (
            // Also for a stay that the hotel moved into the past before the guest saw it.
            (isAhead || stay.cancelling) && (
              <Plans
                stay={stay}
                isAway={isAway}
                isWaiting={waiting !== null}
                onChange={() => setOpen('change')}
                onDrop={() => setOpen('drop')}
                onCancel={() => setOpen('cancel')}
              />
            )
          )}
        </div>
        <div className="visit-more">
          {stay.may_tell && <GuestNotes token={token} stay={stay} isAway={isAway} onChanged={onChanged} />}
          {isAhead && (
            <>
              <WhereItIs hotel={hotel} brand={brand} />
              <HouseRules hotel={hotel} />
            </>
          )}
          {isReviewTold && (
            <Suspense>
              <AfterStay token={token} stay={stay} />
            </Suspense>
          )}
          {stay.language !== language && (
            <Suspense>
              <ActionGroup isAway={isAway}>
                <MailLanguage token={token} now={stay.language} onChanged={onChanged} />
              </ActionGroup>
            </Suspense>
          )}
          <div className="mt-12">
            <KeepHere token={token} opened={opened} />
          </div>
        </div>
      </div>
      <Suspense>
        {open === 'change' && (
          <GuestChangeDialog token={token} stay={stay} onClose={() => setOpen(null)} onChanged={onChanged} />
        )}
        {open === 'drop' && (
          <DropRoomsDialog token={token} stay={stay} onClose={() => setOpen(null)} onChanged={onChanged} />
        )}
        {open === 'cancel' && (
          <GuestCancelDialog token={token} stay={stay} onClose={() => setOpen(null)} onChanged={onChanged} />
        )}
        {open === 'share' && (
          <ShareDialog token={token} stay={stay} onClose={() => setOpen(null)} onChanged={onChanged} />
        )}
      </Suspense>
    </>
  );
}
