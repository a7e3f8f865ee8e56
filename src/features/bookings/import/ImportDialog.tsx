import { useId, useRef, useState } from 'react';
import {
  type BookingFile,
  bookingFileSources,
  confirmRow,
  type FileRow,
  type ImportedRow,
  importTemplate,
  matchRoomType,
  needsOwnerConfirmation,
  reasonOf,
} from '#src/domain/desk/importBookings.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { DayOrder } from '#src/domain/sheet/cells.ts';
import { counted, formatDate, todayInKolkata } from '#src/domain/stay.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { deskCalendar } from '#src/server/calls/desk/calendar.ts';
import { importBookings } from '#src/server/calls/desk/phone.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import * as wordsBookings from '#src/words/staff/bookings.ts';
import * as say from '#src/words/staff/importBookings.ts';
import { readFile } from './readFile.ts';

interface Props {
  hotel: string;
  onClose: () => void;
  onChanged: () => void;
}

/** The maximum number of rows of one call. */
const chunk = 100;
const outcomeWords: Record<ImportedRow['outcome'], readonly [before: string, after: string]> = say.importOutcomes;

function datesOf({ check_in_date: from, check_out_date: to }: FileRow): string {
  if (from && to) return say.checkInToCheckOut(formatDate(from), formatDate(to));
  if (from) return say.checkOutNotRead(formatDate(from));
  return to ? say.checkInNotRead(formatDate(to)) : say.datesNotRead;
}

const counts = ({ num_rooms, num_adults, num_children }: ReturnType<typeof confirmRow>) =>
  [counted(num_rooms, 'room'), counted(num_adults + num_children, 'guest')] as const;

/** Says how a doubtful row is imported if the owner confirms it. */
function confirmWords(row: FileRow): string {
  const as = confirmRow(row);
  return (row.guest_phone && !as.guest_phone ? say.importRowWithoutPhone : say.importRowWith)(...counts(as));
}

/** Imports bookings from another site's file: previews each row, then writes them. */
export function ImportDialog({ hotel, onClose, onChanged }: Props) {
  const id = useId();
  const [bytes, setBytes] = useState<Uint8Array | null>(null);
  const [order, setOrder] = useState<DayOrder | undefined>();
  const [file, setFile] = useState<BookingFile | null>(null);
  const [types, setTypes] = useState<{ id: string; name: string }[]>([]);
  const [meant, setMeant] = useState<Record<string, string>>({});
  const [rows, setRows] = useState<ImportedRow[] | null>(null);
  const [confirmed, setConfirmed] = useState<number[]>([]);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Counts requests, so that an outdated answer is dropped. */
  const turn = useRef(0);

  async function show(chosen: Uint8Array, as?: DayOrder) {
    const read = readFile(chosen, as);
    setBytes(chosen);
    setOrder(as);
    setRows(null);
    setConfirmed([]);
    setDone(false);
    setProblem(typeof read === 'string' ? read : null);
    setFile(typeof read === 'string' ? null : read);
    if (typeof read === 'string') return;
    let rooms = types;
    if (rooms.length === 0) {
      const answer = await call(deskCalendar, { hotel_id: hotel, first_night: todayInKolkata(), nights: 1 });
      if (!answer.ok) return setProblem(answer.failure.message);
      rooms = answer.value.rows;
      setTypes(rooms);
    }
    const found = Object.fromEntries(read.rooms.map((name) => [name, meant[name] || matchRoomType(name, rooms)]));
    setMeant(found);
    if (!read.asks || as) void send(read, found, true);
  }

  async function send(
    { source, rows: read }: BookingFile,
    rooms: Record<string, string>,
    is_preview: boolean,
    wanted: readonly number[] = [],
  ) {
    turn.current += 1;
    const mine = turn.current;
    setBusy(true);
    setProblem(null);
    const answers: ImportedRow[] = [];
    for (let at = 0; at < read.length; at += chunk) {
      const part = read.slice(at, at + chunk).map((found) => {
        const { row: _, unread: __, room, ...stay } = wanted.includes(found.row) ? confirmRow(found) : found;
        return {
          ...stay,
          check_in_date: stay.check_in_date || null,
          check_out_date: stay.check_out_date || null,
          room_category_id: rooms[room] || null,
        };
      });
      const answer = await call(importBookings, { hotel_id: hotel, source, rows: part, is_preview });
      if (mine !== turn.current) return;
      if (!answer.ok) {
        setProblem(
          at > 0 && !is_preview
            ? say.importStopped(answer.failure.message, counted(at, 'row'), read.length)
            : answer.failure.message,
        );
        break;
      }
      answers.push(...answer.value.rows);
      setRows((before) => [...answers, ...(is_preview ? (before ?? []).slice(answers.length) : [])]);
    }
    setBusy(false);
    if (!is_preview && answers.length > 0) {
      setDone(true);
      onChanged();
    }
  }

  const count = (outcome: ImportedRow['outcome']) => rows?.filter((row) => row.outcome === outcome).length ?? 0;
  const ready = count('imported');
  const summary = (['imported', 'duplicate', 'conflict', 'invalid', 'skipped'] as const)
    .filter((outcome) => count(outcome) > 0)
    .map((outcome) => `${outcomeWords[outcome][isDone ? 1 : 0]}: ${count(outcome)}`)
    .join(' · ');
  return (
    <Dialog
      open
      look="dialog-wide"
      title={say.importExistingBookings}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {isDone ? say.close : wordsBookings.cancel}
          </Button>
          {!isDone && (
            <Button
              busy={isBusy}
              aria-disabled={!file || ready === 0 || undefined}
              onClick={() => file && ready > 0 && send(file, meant, false, confirmed)}
            >
              {ready > 0 ? say.importCount(counted(ready, 'booking')) : wordsBookings.importBookings}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-5">
        <p className="max-w-text">
          <Marked text={say.howToImport(mark(say.template))}>
            {(template) => (
              <button
                type="button"
                className="link"
                onClick={() =>
                  saveFile('bookings-template.csv', new Blob([`\uFEFF${importTemplate}\r\n`], { type: 'text/csv' }))
                }
              >
                {template}
              </button>
            )}
          </Marked>
        </p>
        <div>
          <label className="mb-1.5 block font-semibold text-sm" htmlFor={id}>
            {say.csvFile}
          </label>
          <input
            id={id}
            type="file"
            className="input py-3"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={async ({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) await show(new Uint8Array(await chosen.arrayBuffer()));
            }}
          />
        </div>
        {problem && (
          <Notice tone="error">
            <p>{problem}</p>
          </Notice>
        )}
        {file?.asks && bytes && (
          <Select
            label={say.askDateOrder(file.asks.typed)}
            value={order ?? ''}
            onChange={({ currentTarget }) => void show(bytes, currentTarget.value as DayOrder)}
          >
            <option value="" disabled>
              {say.choose}
            </option>
            <option value="day">{formatDate(file.asks.day)}</option>
            <option value="month">{formatDate(file.asks.month)}</option>
          </Select>
        )}
        {file && (!file.asks || order) && types.length > 1 && (
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-2 font-semibold">{say.roomTypes}</legend>
            {file.rooms.map((name) => (
              <Select
                key={name}
                label={name || say.rowsWithoutRoomType}
                value={meant[name] ?? ''}
                disabled={isDone}
                onChange={({ currentTarget }) => {
                  const next = { ...meant, [name]: currentTarget.value };
                  setMeant(next);
                  void send(file, next, true, confirmed);
                }}
              >
                <option value="">{say.chooseRoomType}</option>
                {types.map((type) => (
                  <option key={type.id} value={type.id}>
                    {type.name}
                  </option>
                ))}
              </Select>
            ))}
          </fieldset>
        )}
        <p role="status" className="figures font-semibold">
          {isBusy ? say.checkingRows : rows && file ? `${bookingFileSources[file.source]}: ${summary}` : ''}
        </p>
        {rows && file && (
          <ul className="border-line border-t">
            {file.rows.slice(0, rows.length).map((row, at) => {
              const found = rows[at];
              if (!found) return null;
              const isConfirmed = confirmed.includes(row.row);
              return (
                <li key={row.row} className="grid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[1fr_16rem]">
                  <p className="min-w-0 wrap-anywhere">
                    <b>{row.guest_name || say.noName}</b>
                    <span className="block text-ink-soft text-sm">
                      {[say.rowOfFile(row.row), row.reference, row.room].filter(Boolean).join(' · ')}
                    </span>
                    <span className="figures block text-sm">
                      {datesOf(row)} ·{' '}
                      {row.unread && !isConfirmed
                        ? say.numbersNotRead(row.unread)
                        : counts(confirmRow(row)).join(' · ')}
                    </span>
                  </p>
                  <div className="text-sm">
                    <b
                      className={found.outcome === 'conflict' || found.outcome === 'invalid' ? 'text-chili' : undefined}
                    >
                      {outcomeWords[found.outcome][isDone ? 1 : 0]}
                    </b>
                    {found.reason && <span className="block wrap-anywhere">{reasonOf(found, row)}</span>}
                    {found.outcome === 'imported' && found.total_amount !== undefined && (
                      <span className="figures block text-ink-soft">
                        {(row.total_amount === null ? say.priceAtYourRates : say.priceFromFile)(
                          formatRupees(found.total_amount),
                        )}
                      </span>
                    )}
                    {!isDone && (isConfirmed || needsOwnerConfirmation(found.reason)) && (
                      <Checkbox
                        checked={isConfirmed}
                        onChange={({ currentTarget }) => {
                          const next = currentTarget.checked
                            ? [...confirmed, row.row]
                            : confirmed.filter((other) => other !== row.row);
                          setConfirmed(next);
                          void send(file, meant, true, next);
                        }}
                      >
                        {confirmWords(row)}
                      </Checkbox>
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
