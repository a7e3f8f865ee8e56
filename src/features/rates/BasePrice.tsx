import type { Rates } from '#src/domain/desk/rates.ts';
import { shortRupees } from '#src/domain/desk/rateWords.ts';
import { gstRule } from '#src/domain/listing/gst.ts';
import { counted } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { Marked, mark } from '#src/ui/Marked.tsx';
import * as say from '#src/words/staff/rates.ts';

interface Props {
  rates: Rates;
  hotel: string;
}

export function BasePrice({ rates, hotel }: Props) {
  const { name, max_occupancy, net, base_price, at_desk, tax_rate, own_rate } = rates;
  const { upTo, rate, above } = gstRule();
  const [before, paid] = [mark(shortRupees(net)), mark(shortRupees(base_price))];
  const guests = counted(max_occupancy, 'guest');
  return (
    <div className="card p-5">
      <h2 className="text-xl wrap-anywhere">{name}</h2>
      <p className="mt-1">
        <Marked
          text={
            rates.charges_gst
              ? say.basePriceSameAtFrontDesk(before, paid, tax_rate, guests)
              : say.basePriceWithoutGstAtFrontDesk(before, paid, tax_rate, shortRupees(at_desk), guests)
          }
        >
          {(amount) => <span className="price text-xl">{amount}</span>}
        </Marked>
      </p>
      <p className="mt-2 max-w-text text-ink-soft text-sm">
        {own_rate === null
          ? say.gstDependsOnPrice(rate, shortRupees(upTo * 100), above)
          : say.gstOnEveryNight(own_rate)}{' '}
        {rates.property_id ? (
          <LinkIn href={ownerPaths.listingStep(rates.property_id, 'rooms')}>
            {say.changeBasePriceIn(mark(say.yourListing))}
          </LinkIn>
        ) : (
          say.ownerSetsBasePrice
        )}{' '}
        <LinkIn href={ownerPaths.calendar(hotel)}>{say.calendarPricesReplaceRates(mark(say.theCalendar))}</LinkIn>
      </p>
    </div>
  );
}

const LinkIn = ({ href, children }: { href: string; children: string }) => (
  <Marked text={children}>
    {(words) => (
      <a className="link" href={href}>
        {words}
      </a>
    )}
  </Marked>
);
