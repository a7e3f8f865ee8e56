import { type BookingFilters, bookingStatuses, paymentStatuses } from '#src/domain/booking/adminBookings.ts';
import { HotelField } from '#src/features/office/HotelField.tsx';
import type { QueryField } from '#src/features/office/useListScreen.ts';
import { Filter } from '#src/ui/Filter.tsx';
import { TypedDateFilter } from '#src/ui/TypedDateFilter.tsx';
import * as say from '#src/words/staff/adminBookings.ts';

interface Props {
  fieldOf: (name: keyof BookingFilters) => QueryField;
}

export function BookingFields({ fieldOf }: Props) {
  return (
    <>
      <HotelField {...fieldOf('hotel')} />
      <Filter
        label={say.status}
        {...fieldOf('status')}
        options={[['', say.all], ['active', say.notCancelled], ...Object.entries(bookingStatuses)]}
      />
      <Filter
        label={say.payment}
        {...fieldOf('payment')}
        options={[['', say.all], ['unpaid', say.notPaid], ...Object.entries(paymentStatuses)]}
      />
      <div className="contents md:flex md:gap-3">
        <Filter
          label={say.datesOf}
          {...fieldOf('dates')}
          options={[
            ['arrival', say.arrival],
            ['departure', say.departure],
          ]}
        />
        <TypedDateFilter label={say.from} {...fieldOf('from')} />
        <TypedDateFilter label={say.to} {...fieldOf('to')} />
      </div>
    </>
  );
}
