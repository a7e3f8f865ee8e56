import { moneyOfCancelled } from '#src/domain/booking/cancellation.ts';
import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import * as say from '#src/words/en/confirmation.ts';

export function MoneyOfCancelled({ booking }: { booking: ConfirmedBooking }) {
  return (
    <section className="mt-12 max-w-text" aria-labelledby="money-heading">
      <h2 id="money-heading" className="text-2xl">
        {say.aboutTheMoney}
      </h2>
      <p className="mt-3">{moneyOfCancelled(booking)}</p>
    </section>
  );
}
