import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { type DayPrices, factsOfDay, readDayRooms } from '#src/domain/hotel/dayPrices.ts';
import { shortMoney } from '#src/domain/shortMoney.ts';
import { addDays } from '#src/domain/stay.ts';
import { $currency } from '#src/lib/currency.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { $rate } from '#src/server/rate.ts';
import type { CalendarDay } from '#src/ui/CalendarMonth.tsx';
import type { CalendarProps } from '#src/ui/dateRange.ts';
import { addMonths, monthOf } from '#src/ui/monthGrid.ts';
import { RangeCalendar } from '#src/ui/RangeCalendar.tsx';
import * as say from '#src/words/en/hotel.ts';
import { type DaysOf, fetchDayPrices } from './dayPrices.api.ts';
import { useMoney } from './useMoney.ts';

interface Props extends CalendarProps {
  of: DaysOf;
}

/** The calendar with prices per night, and the reason why a day cannot be chosen. */
export function PricedCalendar({ of, ...calendar }: Props) {
  const { min, months } = calendar;
  const money = useMoney();
  const currency = useStore($currency);
  const rate = useStore($rate);
  const [answers, setAnswers] = useState<readonly { months: string[]; answer: DayPrices }[]>([]);
  const [first, setFirst] = useState<string | null>(null);

  // The next month in view that is not loaded. One request covers two months.
  const wanted =
    first && [first, addMonths(first, months - 1)].find((month) => !answers.some((one) => one.months.includes(month)));
  const { remote } = useRemote(wanted ? `${wanted} ${JSON.stringify(of)}` : null, async () => {
    const asked = [wanted ?? '', addMonths(wanted ?? '', 1)];
    const from = wanted === monthOf(min) ? min : `${wanted}-01`;
    const answer = await fetchDayPrices(of, from, addDays(`${addMonths(wanted ?? '', 2)}-01`, -1));
    if (answer.ok) setAnswers((known) => [...known, { months: asked, answer: answer.value }]);
    return answer;
  });

  const rooms = useMemo(
    () =>
      readDayRooms(
        answers.map(({ answer }) => answer),
        of.own,
      ),
    [answers, of.own],
  );
  const lowest = useMemo(() => {
    const prices = rooms
      .flatMap((room) => [...room.nights.values()].map(({ price }) => price))
      .filter((price) => price !== null);
    const low = Math.min(...prices);
    return prices.some((price) => price > low) ? low : null;
  }, [rooms]);
  const isOne = of.room_category_id !== undefined;
  const discount = (of: 'weekly_discount' | 'monthly_discount') => Math.max(0, ...rooms.map((room) => room[of]));
  const longer = say.longerStays(discount('weekly_discount'), discount('monthly_discount'), isOne);
  const inOneRoom = of.rooms > 1;
  // Memoised, because every hover renders all days.
  const factsOf = useMemo(() => {
    const known = new Map<string, CalendarDay>();
    return (day: string, start: string | null) => {
      if (day < min || rooms.length === 0) return null;
      const told = known.get(`${day} ${start}`);
      if (told) return told;
      const { price, isSoldOut, refusal, note } = factsOfDay(rooms, day, start);
      const said = price === null ? null : say.priceOfNight(money.price(price), isOne, inOneRoom);
      const facts: CalendarDay = {
        mark: price === null ? null : shortMoney(price, currency, rate),
        isLow: price === lowest,
        // A sold-out night can still be the check-out day.
        isGone: isSoldOut && refusal !== null,
        refusal: refusal && say.asSentence(refusal),
        words: [said, refusal ?? note]
          .filter((words) => words !== null)
          .map((words) => say.asSentence(words))
          .join(' '),
      };
      known.set(`${day} ${start}`, facts);
      return facts;
    };
  }, [rooms, min, isOne, inOneRoom, lowest, money, currency, rate]);

  return (
    <RangeCalendar
      {...calendar}
      factsOf={factsOf}
      onMonths={setFirst}
      legend={remote.state === 'failed' ? remote.failure.message : `${say.priceLegend(isOne, inOneRoom)}${longer}`}
    />
  );
}
