import * as v from 'valibot';
import * as say from '../../words/staff/register.ts';
import { cutMarks, plainDigits, tidyLine } from '../text.ts';
import { stayRefusal } from './bookings.ts';

const documents = Object.keys(say.documents) as (keyof typeof say.documents)[];

export const RegisterGuestSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Null for a guest who is just being added. */
  document: v.nullable(v.picklist(documents)),
  /** Null once the guest's details are shortened. */
  last4: v.nullable(v.string()),
});
export type RegisterGuest = v.InferOutput<typeof RegisterGuestSchema>;

export const RegisterSchema = v.object({
  most: v.number(),
  may_change: v.boolean(),
  people: v.array(RegisterGuestSchema),
});

export const registerRefusal = (refusal: { code: string }) => say.refusals[refusal.code] ?? stayRefusal(refusal);

/** Returns the last 4 characters of a number, typed or pasted, without spaces. The rest is never kept. */
export const lastFour = (typed: string) => typed.replace(/\s/g, '').slice(-4);

/** Returns what is missing or not allowed, by field. */
export const wrongInRegister = ({ name, document, last4 }: Record<'name' | 'document' | 'last4', string>) => ({
  ...((!tidyLine(name) || /[\p{N}<>]/u.test(name + cutMarks(name).normalize('NFKC'))) && { name: say.enterName }),
  ...(!document && { document: say.chooseOne }),
  ...(!/^[a-z\d]{4}$/i.test(plainDigits(tidyLine(last4))) && { last4: say.enterLast4 }),
});
