import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { openOf } from '#src/domain/booking/paid.ts';
import { formatTermsDay } from '#src/domain/booking/termsDay.ts';
import { policyWords } from '#src/domain/booking/termsNow.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { MoneyAhead } from '#src/features/stay/MoneyAhead.tsx';
import { paths } from '#src/lib/paths.ts';
import { askLinkPath, stayPath } from '#src/lib/stayPath.ts';
import * as say from '#src/words/en/booking.ts';

interface Props {
  booking: ConfirmedBooking;
  /** What opens the guest's own page, in the tab that booked. */
  stayToken: string | null;
  brand: Brand;
}

/** What happens from here to the arrival, in order, with the hotel's own policies. */
export function NextSteps({ booking, stayToken, brand }: Props) {
  const { house_rules, special_conditions } = booking.hotel.policies;
  const rules = [house_rules, special_conditions].filter((words) => words).join(' ');
  const { cancellation_policy, legal_versions, terms, may_change } = booking;
  const { advance_amount, paid_amount } = booking;
  const path = stayToken ? stayPath(stayToken) : askLinkPath({ reference: booking.booking_reference });
  return (
    <section className="mt-12" aria-labelledby="next-heading">
      <h2 id="next-heading" className="text-2xl">
        {say.whatHappensNext}
      </h2>
      <ol className="next-steps">
        {openOf(booking).advance === 0 && (
          <li>
            <h3>{advance_amount > 0 && paid_amount <= advance_amount ? say.theAdvance : say.thePayment}</h3>
            <MoneyAhead booking={booking} brand={brand} online={null} />
          </li>
        )}
        <li>
          <h3>{say.ifPlansChange}</h3>
          <p>
            {policyWords(cancellation_policy, terms) || say.askTerms}{' '}
            {may_change ? (
              // Paper has no links, and one page.
              <span className="print:hidden">
                <WithLink words={say.changeOrCancel} href={path} />
              </span>
            ) : (
              say.changedByHotel
            )}
            {legal_versions && (
              <>
                {' '}
                <WithLink words={say.bookedUnder(formatTermsDay(legal_versions.terms))} href={paths.terms} />
              </>
            )}
          </p>
        </li>
        {rules !== '' && (
          <li>
            <h3>{say.houseRules}</h3>
            <p>{rules}</p>
          </li>
        )}
      </ol>
    </section>
  );
}

/** A sentence with a link in its middle. */
function WithLink({ words: [before, link, after], href }: { words: readonly [string, string, string]; href: string }) {
  return (
    <>
      {before}
      <a className="link" href={href}>
        {link}
      </a>
      {after}
    </>
  );
}
