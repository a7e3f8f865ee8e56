import { deskPrice } from '#src/domain/desk/nightPrice.ts';
import type { Rates } from '#src/domain/desk/rates.ts';
import { shortRupees } from '#src/domain/desk/rateWords.ts';
import { gstRule } from '#src/domain/listing/gst.ts';
import { counted } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import * as say from '#src/words/staff/calendar.ts';

interface Props {
  rates: Rates;
  hotel: string;
}

/** The base price of all rates, with the way to change it. */
export function BasePrice({ rates, hotel }: Props) {
  const { name, max_occupancy, net, base_price, tax_rate, own_rate } = rates;
  const { upTo, rate, above } = gstRule();
  return (
    <div className="card p-5">
      <h2 className="text-xl wrap-anywhere">{name}</h2>
      <p className="mt-1">
        {say.basePrice} <span className="price text-xl">{shortRupees(net)}</span> {say.beforeTax2}{' '}
        <span className="price text-xl">{shortRupees(base_price)}</span>{' '}
        {say.perNightOnSiteWithGst(
          tax_rate,
          rates.charges_gst
            ? say.andSameAtFrontDesk
            : say.andAtFrontDeskWithoutGst(shortRupees(deskPrice({ price: base_price, tax_rate }, false))),
          counted(max_occupancy, 'guest'),
        )}
      </p>
      <p className="mt-2 max-w-text text-ink-soft text-sm">
        {own_rate === null
          ? say.gstDependsOnPriceOfEach(rate, shortRupees(upTo * 100), above)
          : say.gstIsOnEveryNight(own_rate)}{' '}
        {rates.property_id ? (
          <>
            {say.changeBasePriceIn}{' '}
            <a className="link" href={ownerPaths.listingStep(rates.property_id, 'rooms')}>
              {say.yourListing}
            </a>
            {say.itAppliesImmediately}
          </>
        ) : (
          say.theOwnerOfPropertySetsBase
        )}{' '}
        {say.pricesThatYouSetIn}{' '}
        <a className="link" href={ownerPaths.calendar(hotel)}>
          {say.theCalendar}
        </a>{' '}
        {say.replaceTheseRatesOnTheirNights}
      </p>
    </div>
  );
}
