import { type BookingFilters, bookingStatuses, paymentStatuses } from '#src/domain/booking/adminBookings.ts';
import { HotelField } from '#src/features/office/HotelField.tsx';
import type { QueryField } from '#src/features/office/useListScreen.ts';
import { DateFilter } from '#src/ui/DateFilter.tsx';
import { Filter } from '#src/ui/Filter.tsx';

interface Props {
  fieldOf: (name: keyof BookingFilters) => QueryField;
}

/** The filters of the list of bookings. */
export function BookingFields({ fieldOf }: Props) {
  return (
    <>
      <HotelField {...fieldOf('hotel')} />
      <Filter
        label="Status"
        {...fieldOf('status')}
        options={[['', 'All'], ['active', 'Not cancelled'], ...Object.entries(bookingStatuses)]}
      />
      <Filter
        label="Payment"
        {...fieldOf('payment')}
        options={[['', 'All'], ['unpaid', 'Not paid'], ...Object.entries(paymentStatuses)]}
      />
      <div className="contents md:flex md:gap-3">
        <Filter
          label="Dates of"
          {...fieldOf('dates')}
          options={[
            ['arrival', 'Arrival'],
            ['departure', 'Departure'],
          ]}
        />
        <DateFilter label="From" {...fieldOf('from')} max={fieldOf('to').value || undefined} />
        <DateFilter label="To" {...fieldOf('to')} min={fieldOf('from').value || undefined} />
      </div>
    </>
  );
}
