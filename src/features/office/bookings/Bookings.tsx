import { typesWords } from '#src/domain/booking/parts.ts';
import { Badge } from '#src/features/office/Badge.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import './Bookings.css';
import { lazy, Suspense, useState } from 'react';
import {
  type BookingRow,
  bookingArguments,
  bookingStatuses,
  filterWords,
  guestEmail,
  isTestBooking,
  noBookingFilters,
  noGuestEmail,
  paymentNames,
} from '#src/domain/booking/adminBookings.ts';
import { guestStatus } from '#src/domain/booking/status.ts';
import { receivedWords } from '#src/domain/desk/adminChange.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { bookingOrders } from '#src/domain/office/listOrder.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import type { Column } from '#src/features/office/AdminTable.tsx';
import { ListScreen } from '#src/features/office/ListScreen.tsx';
import { MailAddress } from '#src/features/office/MailAddress.tsx';
import { useListScreen } from '#src/features/office/useListScreen.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { bookingPage } from '#src/server/calls/office/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import * as say from '#src/words/staff/adminBookings.ts';
import { BookingFields } from './BookingFields.tsx';

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then(({ ExportDialog }) => ({ default: ExportDialog })));
const TestBookingDialog = lazy(() =>
  import('./TestBookingDialog.tsx').then(({ TestBookingDialog }) => ({ default: TestBookingDialog })),
);

const statusTones = { pending: 'warn', confirmed: 'good', cancelled: 'bad', completed: undefined } as const;
const paymentTones = { pending: 'warn', paid: 'good', failed: 'bad', refunded: undefined } as const;

export function Bookings() {
  const [open, setOpen] = useState<'test' | 'export' | null>(null);
  const list = useListScreen({
    filters: noBookingFilters,
    orders: bookingOrders,
    read: ({ page, sort }, filters) => call(bookingPage, { ...bookingArguments(filters), page, sort }),
    idOf: ({ id }: BookingRow) => id,
  });
  const { query } = list;
  const columns: Column<BookingRow>[] = [
    {
      head: say.booking,
      sorts: { booked: say.booked },
      cell: (row) => (
        <Lines under={formatMoment(row.created_at)}>
          <a
            className="link inline-block min-h-6 tabular-nums whitespace-nowrap"
            href={ownerPaths.stay(row.id, row.hotel_id)}
          >
            {row.booking_reference}
          </a>
          {isTestBooking(row) && <Badge>{say.test}</Badge>}
        </Lines>
      ),
    },
    {
      head: say.guest,
      sorts: { guest: say.guest },
      cell: (booking) => (
        <div className="min-[85rem]:min-w-48">
          <Lines under={<MailAddress address={guestEmail(booking) ?? noGuestEmail(booking)} />}>
            {booking.guest_name}
          </Lines>
        </div>
      ),
    },
    {
      head: say.property,
      cell: ({ hotel_name, ...booking }) => <Lines under={typesWords(booking)}>{hotel_name}</Lines>,
    },
    {
      head: say.dates,
      sorts: { arrival: say.arrival, departure: say.departure },
      cell: ({ check_in_date, check_out_date, nights }) => (
        <Lines under={say.nightsUntil(counted(nights, 'night'), formatDate(check_out_date).slice(5, -5))}>
          <span className="whitespace-nowrap">{formatDate(check_in_date)}</span>
        </Lines>
      ),
    },
    {
      head: say.total,
      right: true,
      sorts: { total: say.total },
      cell: ({ total_amount, balance_due }) => (
        <Lines under={balance_due > 0 && say.amountDue(formatRupees(balance_due))}>{formatRupees(total_amount)}</Lines>
      ),
    },
    {
      head: say.status,
      cell: (row) => (
        <Lines under={guestStatus(row).words}>
          <Badge tone={statusTones[row.booking_status]}>{bookingStatuses[row.booking_status]}</Badge>
        </Lines>
      ),
    },
    {
      head: say.payment,
      cell: (row) => (
        <Lines under={receivedWords(row)}>
          <Badge tone={paymentTones[row.payment_status]}>{paymentNames(row)[row.payment_status]}</Badge>
        </Lines>
      ),
    },
  ];

  return (
    <>
      <div className="admin-actions">
        <Button variant="secondary" onClick={() => setOpen('export')}>
          {say.exportCsv}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('test')}>
          {say.testBooking}
        </Button>
      </div>
      <ListScreen
        list={list}
        noun="bookings"
        caption={say.bookings}
        columns={columns}
        wide
        search={<SearchField label={say.referenceGuestOrEmail} {...list.fieldOf('search')} />}
        filters={<BookingFields fieldOf={list.fieldOf} />}
        clears
        filtered={filterWords(query)}
        empty={list.isFiltered ? say.noBookingsMatch : say.bookingsAppearHere}
      />
      <Suspense>
        {open === 'export' && (
          <ExportDialog
            filters={query}
            total={list.loading || list.failed ? null : list.total}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'test' && (
          <TestBookingDialog hotel={query.hotel} onClose={() => setOpen(null)} onChanged={list.reload} />
        )}
      </Suspense>
    </>
  );
}
