import type { GuestCounts } from '#src/domain/desk/report.ts';
import { monthName } from '#src/domain/month.ts';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { setGuestRegister } from '#src/server/calls/desk/register.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FiguresTable } from '#src/ui/FiguresTable.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import * as wordsMoney from '#src/words/staff/money.ts';
import * as say from '#src/words/staff/register.ts';
import { bookingsOfYearAppearHere } from '#src/words/staff/reports.ts';

interface Props {
  hotel: string;
  counts: GuestCounts;
  onChanged: () => void;
}

type Row = GuestCounts['months'][number];

/** The Indian and foreign guests of each month, and the setting for the register. */
export function GuestCountsPart({ hotel, counts: { months, has_register }, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose: () => {}, onChanged });
  const column = (head: string, count: (row: Row) => number | null) => ({
    ...{ head, right: true },
    cell: (row: Row) => ((known) => (known === null ? '–' : formatCount(known)))(count(row)),
  });
  const columns = [
    { head: wordsMoney.month, cell: ({ month }: Row) => monthName(month) },
    column(say.indianGuests, ({ guests, foreign }) => (foreign === null ? null : guests - foreign)),
    column(say.foreignGuests, ({ foreign }) => foreign),
    column(say.allGuests, ({ guests }) => guests),
  ];
  const turn = () =>
    run(
      () => call(setGuestRegister, { hotel_id: hotel, is_on: !has_register }),
      () => (has_register ? say.turnedOff : say.turnedOn),
    );
  return (
    <section aria-labelledby="report-guests">
      <h2 id="report-guests">{say.indianAndForeign}</h2>
      {months.length === 0 ? (
        <p className="text-ink-soft">{bookingsOfYearAppearHere}</p>
      ) : (
        <FiguresTable caption={say.guestsByMonth} columns={columns} rows={months} keyOf={({ month }) => month} />
      )}
      <p className="mt-2 max-w-[70ch] text-ink-soft text-sm">{say.howCounted}</p>
      <h3 id="guest-register" className="mt-6 text-lg">
        {say.registerTitle}
      </h3>
      <p className="max-w-[65ch]">{say.whatRegisterHolds}</p>
      <Button variant="secondary" className="mt-3" busy={busy} onClick={turn}>
        {has_register ? say.turnOff : say.turnOn}
      </Button>
      {refused && <RefusalNotice failure={refused} />}
    </section>
  );
}
