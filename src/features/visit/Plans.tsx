import { cancellingWords, type GuestStay } from '#src/domain/booking/guestStay.ts';
import { droppable } from '#src/domain/booking/parts.ts';
import { formatTermsDay } from '#src/domain/booking/termsDay.ts';
import { isOfLaterDay, policyWords, termsWords } from '#src/domain/booking/termsNow.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { ofAgreedDay } from '#src/words/en/guestStay.ts';
import { askPolicy } from '#src/words/en/payment.ts';
import { ActionGroup } from './ActionGroup.tsx';

interface Props {
  stay: GuestStay;
  isAway: boolean;
  /** A change waits for payment, so a second one is not possible. */
  isWaiting: boolean;
  onChange: () => void;
  onDrop: () => void;
  onCancel: () => void;
}

export function Plans({ stay, isAway, isWaiting, onChange, onDrop, onCancel }: Props) {
  const { cancellation_policy, legal_versions, cancelling } = stay;
  const now = cancellingWords(stay).filter((words) => words !== termsWords(stay.terms));
  // An expected guest has not arrived yet.
  const beginsToday = stay.check_in_date === todayInKolkata() && ['pending', 'confirmed'].includes(stay.stay_state);
  const [before, terms, after] = legal_versions ? say.bookedUnder(formatTermsDay(legal_versions.terms)) : [];
  return (
    <section className="visit-card" aria-labelledby="plans-heading">
      <h2 id="plans-heading" className="text-xl">
        {say.ifPlansChange}
      </h2>
      <p className="mt-3">{policyWords(cancellation_policy, stay.terms) || askPolicy}</p>
      {cancelling ? (
        <>
          <p className="no-print mt-3 text-ink-soft text-sm">
            {say.cancelledNow(now.join(' '))}
            {isOfLaterDay(stay.terms, stay.check_in_date) && ` ${ofAgreedDay}`}
          </p>
          {isWaiting && <p className="no-print mt-3">{say.payOrWithdraw}</p>}
          <div className="no-print mt-4 flex flex-wrap gap-3">
            <ActionGroup isAway={isAway} words={say.changingNeedsNetwork}>
              {!isWaiting && (
                <Button variant="secondary" onClick={onChange}>
                  {say.changeStay}
                </Button>
              )}
              {!isWaiting && droppable(stay).length > 0 && (
                <Button variant="secondary" onClick={onDrop}>
                  {say.dropRooms}
                </Button>
              )}
              <Button variant="quiet" onClick={onCancel}>
                {say.cancelStay}
              </Button>
            </ActionGroup>
          </div>
        </>
      ) : (
        <p className="mt-3 text-ink-soft text-sm">{beginsToday ? say.beginsToday : say.hasBegun}</p>
      )}
      {terms && (
        <p className="no-print mt-4 text-ink-soft text-sm">
          {before}
          <a className="link" href={paths.terms}>
            {terms}
          </a>
          {after}
        </p>
      )}
    </section>
  );
}
