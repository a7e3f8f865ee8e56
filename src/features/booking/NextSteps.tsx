import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { openAmounts } from '#src/domain/booking/paid.ts';
import { formatTermsDay } from '#src/domain/booking/termsDay.ts';
import { policyWords } from '#src/domain/booking/termsNow.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { MoneyAhead } from '#src/features/stay/MoneyAhead.tsx';
import { askLinkPath, paths, stayPath } from '#src/lib/paths.ts';
import { Marked, mark } from '#src/ui/Marked.tsx';
import * as say from '#src/words/en/confirmation.ts';
import * as labels from '#src/words/en/party.ts';
import { askPolicy } from '#src/words/en/payment.ts';

interface Props {
  booking: ConfirmedBooking;
  stayToken: string | null;
  brand: Brand;
}

export function NextSteps({ booking, stayToken, brand }: Props) {
  const { house_rules, special_conditions } = booking.hotel.policies;
  const rules = [house_rules, special_conditions].filter((words) => words).join(' ');
  const { cancellation_policy, legal_versions, terms, may_change } = booking;
  const { advance_amount, paid_amount } = booking;
  const path = stayToken ? stayPath(stayToken) : askLinkPath({ reference: booking.booking_reference });
  return (
    <section className="mt-12" aria-labelledby="next-heading">
      <h2 id="next-heading" className="text-2xl">
        {say.stepsBeforeArrival}
      </h2>
      <ol className="next-steps">
        {openAmounts(booking).advance === 0 && (
          <li>
            <h3>{advance_amount > 0 && paid_amount <= advance_amount ? say.theAdvance : say.thePayment}</h3>
            <MoneyAhead booking={booking} brand={brand} online={null} />
          </li>
        )}
        <li>
          <h3>{say.ifPlansChange}</h3>
          <p>
            {policyWords(cancellation_policy, terms) || askPolicy}{' '}
            {may_change ? (
              <span className="print:hidden">
                <WithLink text={say.changeOrCancel(mark(say.yourBookingPage))} href={path} />
              </span>
            ) : (
              say.changedByHotel
            )}
            {legal_versions && (
              <>
                {' '}
                <WithLink
                  text={say.bookedUnder(mark(labels.terms), formatTermsDay(legal_versions.terms))}
                  href={paths.terms}
                />
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

const WithLink = ({ text, href }: { text: string; href: string }) => (
  <Marked text={text}>
    {(part) => (
      <a className="link" href={href}>
        {part}
      </a>
    )}
  </Marked>
);
