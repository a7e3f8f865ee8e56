import * as v from 'valibot';
import * as say from '../../words/staff/foreignGuests.ts';
import { readMoment } from '../moment.ts';
import { counted } from '../stay.ts';

export const FormCStateSchema = v.object({
  guests: v.number(),
  filled: v.number(),
  reported: v.number(),
  due_at: v.nullable(v.string()),
});
export type FormCState = v.InferOutput<typeof FormCStateSchema>;

function lapse(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return say.minutes(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say.hours(hours) : counted(Math.round(hours / 24), 'day');
}

export function formCDueWords(due_at: string, now = new Date()): string {
  const left = readMoment(due_at).getTime() - now.getTime();
  return left > 0 ? say.formCDueIn(lapse(left)) : say.formCOverdueFor(lapse(-left));
}
export const isOverdue = (due_at: string, now = new Date()) => readMoment(due_at) <= now;

export function formCWords(state: FormCState | null, now = new Date()): { words: string; isLate: boolean } | null {
  if (!state || state.guests === 0) return null;
  if (state.due_at) return { words: formCDueWords(state.due_at, now), isLate: isOverdue(state.due_at, now) };
  if (state.reported >= state.guests) return { words: say.formCReported, isLate: false };
  const missing = state.guests - state.filled;
  return { words: missing > 0 ? say.formCMissingOf(missing, state.guests) : say.formCFilledIn, isLate: false };
}
