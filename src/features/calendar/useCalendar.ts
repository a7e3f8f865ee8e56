import { useEffect, useMemo, useRef, useState } from 'react';
import type { Calendar, CalendarRow } from '#src/domain/desk/calendar.ts';
import { clockAhead, holdLeft } from '#src/domain/desk/holdLeft.ts';
import { type Give, withGiven } from '#src/domain/desk/rooms.ts';
import { useReadAgain } from '#src/features/nights/useReadAgain.ts';
import type { Failure, Result } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskCalendar } from '#src/server/calls/desk/calendar.ts';
import { call } from '#src/server/signedIn.ts';

interface Change {
  rows: readonly CalendarRow[];
  /** The first night of `rows`. */
  firstNight: string;
  /** Numbered rooms that a booking gets. */
  give: Give | null;
  done: boolean;
}

export interface Refused {
  room: string;
  why: string;
  full?: { first_night: string; end_date: string } | undefined;
}

/** The calendar of a property, with changes that show at once. It loads again after a change, on return to the tab and when a hold ends. */
export function useCalendar(hotel_id: string | null, first_night: string, nights: number) {
  const [changes, setChanges] = useState<readonly Change[]>([]);
  /** The changes that were done when the request began: its answer contains them. */
  const settled = useRef<readonly Change[]>([]);
  const [ended, setEnded] = useState(0);
  const ahead = useRef(0);

  const asked = { hotel_id, first_night, nights };
  const { remote, previous, retry } = useRemote(hotel_id && JSON.stringify(asked), async () => {
    settled.current = changes.filter(({ done }) => done);
    const answer: Result<Calendar, Failure> = await call(deskCalendar, asked);
    if (answer.ok) ahead.current = clockAhead(answer.value.read_at, Date.now());
    return answer;
  });
  useEffect(() => {
    if (remote.state === 'ready') setChanges((now) => now.filter((change) => !settled.current.includes(change)));
  }, [remote]);
  useReadAgain(retry);

  const known = remote.state === 'ready' ? remote.value : previous;
  const read = known?.hotel_id === hotel_id ? known : null;

  // Loads again when a hold ends, because its rooms become available. Once per answer, or a repeated request would cancel the pending one.
  const nextEnd = read ? Math.min(...read.holds.map(({ ends_at }) => holdLeft(ends_at, Date.now(), ahead.current))) : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reckoned anew from what was read
  useEffect(() => {
    if (!read || !Number.isFinite(nextEnd)) return;
    const timer = setTimeout(() => {
      setEnded((count) => count + 1);
      retry();
    }, nextEnd + 50);
    return () => clearTimeout(timer);
  }, [read]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a hold that has ended is gone
  const calendar = useMemo<Calendar | null>(() => {
    if (!read) return null;
    const rows = read.rows.map((row) => {
      const change = changes.findLast(
        (one) => one.firstNight === read.first_night && one.rows.some(({ id }) => id === row.id),
      );
      const shown = change?.rows.find(({ id }) => id === row.id);
      return shown?.free.length === row.free.length ? shown : row;
    });
    const holds = read.holds.filter(({ ends_at }) => holdLeft(ends_at, Date.now(), ahead.current) > 0);
    const rooms = changes.reduce((all, { give }) => (give ? withGiven(all, give) : all), read.rooms);
    return { ...read, rows, holds, rooms };
  }, [read, changes, ended]);

  /** Shows the changed rows at once and reverts those that the server refuses. */
  async function change(
    firstNight: string,
    rows: readonly CalendarRow[],
    run: () => Promise<readonly Refused[]>,
    give: Give | null = null,
  ) {
    const change: Change = { rows, firstNight, give, done: false };
    setChanges((before) => [...before, change]);
    const refused = await run();
    const left = rows.filter(({ id }) => !refused.some(({ room }) => room === id));
    setChanges((before) =>
      before.flatMap((other) => {
        if (other !== change) return other;
        return left.length > 0 || (give && refused.length === 0) ? { ...change, rows: left, done: true } : [];
      }),
    );
    retry();
    return refused;
  }

  return {
    calendar,
    /** Milliseconds by which the server's clock is ahead. */
    ahead: ahead.current,
    loading: remote.state === 'loading',
    failed: remote.state === 'failed' ? remote.failure : null,
    reload: retry,
    change,
  };
}

export type ChangeRows = ReturnType<typeof useCalendar>['change'];
