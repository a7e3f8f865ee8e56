import { type BookingFilters, bookingStatuses, paymentStatuses } from '#src/domain/booking/adminBookings.ts';
import { HotelField } from '#src/features/office/HotelField.tsx';
import { Filter, SearchField } from '#src/features/office/SearchField.tsx';
import { SortField } from '#src/features/office/SortField.tsx';
import type { Sorting } from '#src/features/office/SortHead.tsx';
import { Button } from '#src/ui/Button.tsx';

interface Props {
  filters: BookingFilters;
  onChange: (change: Partial<BookingFilters>) => void;
  /** Null while nothing is filtered. */
  onClear: (() => void) | null;
  sorting: Sorting;
}

const options = (names: Record<string, string>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

/** What the list of bookings is filtered by. */
export function BookingFilterBar({ filters, onChange, onClear, sorting }: Props) {
  return (
    <search className="admin-filters">
      <SearchField
        label="Reference, guest or e-mail"
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <HotelField value={filters.hotel} onChange={(hotel) => onChange({ hotel })} />
      <Filter label="Status" value={filters.status} onChange={(status) => onChange({ status })}>
        <option value="">All</option>
        <option value="active">Not cancelled</option>
        {options(bookingStatuses)}
      </Filter>
      <Filter label="Payment" value={filters.payment} onChange={(payment) => onChange({ payment })}>
        <option value="">All</option>
        <option value="unpaid">Not paid</option>
        {options(paymentStatuses)}
      </Filter>
      <div className="contents md:flex md:gap-3">
        <Filter label="Dates of" value={filters.dates} onChange={(dates) => onChange({ dates })}>
          <option value="arrival">Arrival</option>
          <option value="departure">Departure</option>
        </Filter>
        <DateFilter label="From" value={filters.from} max={filters.to} onChange={(from) => onChange({ from })} />
        <DateFilter label="To" value={filters.to} min={filters.from} onChange={(to) => onChange({ to })} />
      </div>
      <SortField sorting={sorting} wide />
      {onClear && (
        <Button variant="quiet" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </search>
  );
}

interface DateProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (date: string) => void;
}

function DateFilter({ label, value, onChange, min, max }: DateProps) {
  return (
    <label className="admin-filter">
      <span>{label}</span>
      <input
        type="date"
        className="input"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
