import { deskPrice } from '#src/domain/desk/nightPrice.ts';
import type { Rates } from '#src/domain/desk/rates.ts';
import { shortRupees } from '#src/domain/desk/rateWords.ts';
import { gstRule } from '#src/domain/listing/gst.ts';
import { counted } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';

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
        Base price: <span className="price text-xl">{shortRupees(net)}</span> before tax. Guests pay{' '}
        <span className="price text-xl">{shortRupees(base_price)}</span> per night on the site with {tax_rate}% GST
        {rates.charges_gst
          ? ', and the same at the front desk'
          : `, and ${shortRupees(deskPrice({ price: base_price, tax_rate }, false))} at the front desk without GST`}
        . Sleeps {counted(max_occupancy, 'guest')}.
      </p>
      <p className="mt-2 max-w-text text-ink-soft text-sm">
        {own_rate === null
          ? `GST depends on the price of each night: ${rate}% up to ${shortRupees(upTo * 100)} before tax, ${above}% above.`
          : `GST is ${own_rate}% on every night, as in your listing.`}{' '}
        {rates.property_id ? (
          <>
            Change the base price in{' '}
            <a className="link" href={ownerPaths.listingStep(rates.property_id, 'rooms')}>
              your listing
            </a>
            . It applies immediately.
          </>
        ) : (
          'The owner of the property sets the base price.'
        )}{' '}
        Prices that you set in{' '}
        <a className="link" href={ownerPaths.calendar(hotel)}>
          the calendar
        </a>{' '}
        replace these rates on their nights.
      </p>
    </div>
  );
}
