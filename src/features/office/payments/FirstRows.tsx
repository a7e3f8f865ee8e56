import { type ComponentProps, useState } from 'react';
import { AdminTable, type Column } from '#src/features/office/AdminTable.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { useCards } from '#src/features/office/useCards.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/adminPayments.ts';

const first = { rows: 20, cards: 5 };

export function FirstRows<Row>({ rows, ...table }: ComponentProps<typeof AdminTable<Row>>) {
  const [isShowingAll, setShowingAll] = useState(false);
  const asCards = useCards(table.wide);
  const shown = isShowingAll ? rows : rows.slice(0, asCards ? first.cards : first.rows);
  return (
    <>
      <AdminTable {...table} rows={shown} />
      {shown.length < rows.length && (
        <p className="mt-4">
          <Button variant="secondary" onClick={() => setShowingAll(true)}>
            {say.showMore(rows.length - shown.length)}
          </Button>
        </p>
      )}
    </>
  );
}

export const bookingColumn: Column<{ booking_reference: string; guest_name: string }> = {
  head: say.booking,
  cell: ({ booking_reference, guest_name }) => (
    <Lines under={guest_name}>
      <a className="link figures" href={`${paths.adminBookings}?search=${booking_reference}`}>
        {booking_reference}
      </a>
    </Lines>
  ),
};
