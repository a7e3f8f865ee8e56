import type { RefObject } from 'react';
import { ErrorList } from '#src/ui/ErrorList.tsx';
import * as say from '#src/words/en/booking.ts';
import * as labels from '#src/words/en/party.ts';
import { guestNames } from './GuestFields.tsx';

const names = {
  ...guestNames,
  check_in_date: labels.checkIn,
  check_out_date: labels.checkOut,
  num_adults: say.adults,
  num_children: say.children,
  num_rooms: say.rooms,
} as const;
export type FieldName = keyof typeof names;

const ids: Partial<Record<FieldName, string>> = { check_in_date: 'stay-check-in', check_out_date: 'stay-check-out' };

interface FieldError {
  field: FieldName;
  message: string;
}

/** Steppers generate their own id, so they are found by name. */
export function focusControl(id: string) {
  (document.getElementById(id) ?? document.getElementsByName(id)[0])?.focus();
}

interface Props {
  errors: readonly FieldError[];
  ref: RefObject<HTMLDivElement | null>;
}

export function ErrorSummary({ errors, ref }: Props) {
  return (
    <ErrorList
      ref={ref}
      className="mb-8"
      errors={errors.map(({ field, message }) => ({ id: ids[field] ?? field, words: `${names[field]}: ${message}` }))}
      onGo={focusControl}
    />
  );
}
