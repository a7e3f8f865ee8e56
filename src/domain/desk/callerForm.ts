import * as v from 'valibot';
import { invalidPhone, markupInName } from '../../words/en/common.ts';
import * as wordsCalendar from '../../words/staff/calendar.ts';
import * as say from '../../words/staff/calendarForms.ts';
import { emailLine, line, phoneLine, text } from '../booking/booking.ts';
import { readAmount } from '../money.ts';
import { isIsoDate, nightsBetween, todayInKolkata } from '../stay.ts';
import { isName, isPhone } from '../text.ts';
import { deskSources, maxPriceReason, minPriceReason, priceReasonAsked } from './phone.ts';

/** Paise a night before tax; the database has the same limits. */
const [leastPrice, mostPrice] = [100, 100_000_000];
export const priceBounds = wordsCalendar.enterPrice;

/** Returns a typed price in paise; null if it is invalid. */
export function readNightPrice(typed: string): number | null {
  const price = readAmount(typed);
  return price !== null && price >= leastPrice && price <= mostPrice ? price : null;
}

const day = v.pipe(v.string(), v.check(isIsoDate, say.chooseDate));

/** A hold needs a phone number, a booking a phone number or an email. The reason counts only with an own price. */
export function callerFormSchema(isBooking: boolean, today = todayInKolkata()) {
  return v.pipe(
    v.object({
      check_in_date: v.pipe(
        day,
        v.check((date) => date >= today, say.checkInInPast),
      ),
      check_out_date: day,
      num_rooms: v.number(),
      num_adults: v.number(),
      num_children: v.number(),
      guest_name: v.pipe(
        line(120, say.characterLimit(120)),
        v.nonEmpty(say.enterGuestName),
        v.check(isName, markupInName),
      ),
      guest_phone: v.pipe(
        phoneLine,
        v.check((phone) => (phone === '' && isBooking) || isPhone(phone), invalidPhone),
      ),
      guest_email: v.union([v.pipe(v.string(), v.trim(), v.literal('')), emailLine('')]),
      source: v.picklist(deskSources),
      special_requests: text(1000, say.characterLimit(1000)),
      night_price: v.pipe(
        v.string(),
        v.check((typed) => typed.trim() === '' || readNightPrice(typed) !== null, priceBounds),
        v.transform((typed) => (typed.trim() === '' ? null : readNightPrice(typed))),
      ),
      price_reason: line(maxPriceReason, say.characterLimit(maxPriceReason)),
    }),
    v.forward(
      v.partialCheck(
        [['check_in_date'], ['check_out_date']],
        ({ check_in_date, check_out_date }) =>
          !isIsoDate(check_out_date) || nightsBetween(check_in_date, check_out_date) > 0,
        say.checkOutBeforeCheckIn,
      ),
      ['check_out_date'],
    ),
    v.forward(
      v.partialCheck(
        [['guest_phone'], ['guest_email']],
        ({ guest_phone, guest_email }) => guest_phone !== '' || guest_email !== '',
        say.enterPhoneOrEmail,
      ),
      ['guest_phone'],
    ),
    v.forward(
      v.partialCheck(
        [['night_price'], ['price_reason']],
        ({ night_price, price_reason }) => night_price === null || price_reason.length >= minPriceReason,
        priceReasonAsked,
      ),
      ['price_reason'],
    ),
  );
}
export type CallerFormInput = v.InferInput<ReturnType<typeof callerFormSchema>>;
export type CallerFacts = v.InferOutput<ReturnType<typeof callerFormSchema>>;
