import type { RefObject } from 'react';
import { ErrorList } from '#src/ui/ErrorList.tsx';
import * as say from '#src/words/en/booking.ts';
import * as labels from '#src/words/en/party.ts';

const places = {
  guest_name: ['guest_name', say.fullName],
  guest_email: ['guest_email', labels.email],
  guest_phone: ['guest_phone', labels.phone],
  check_in_date: ['stay-check-in', labels.checkIn],
  check_out_date: ['stay-check-out', labels.checkOut],
  num_adults: ['num_adults', say.adults],
  num_children: ['num_children', say.children],
  num_rooms: ['num_rooms', say.rooms],
  special_requests: ['special_requests', say.specialRequests],
} as const;
export type FieldName = keyof typeof places;

interface FieldError {
  field: FieldName;
  message: string;
}

/** Steppers generate their own id, so they are found by name. */
export function focusControl(id: string) {
  (document.getElementById(id) ?? document.getElementsByName(id)[0])?.focus();
}

export function inPageOrder(errors: readonly FieldError[]): FieldError[] {
  const order = Object.keys(places);
  return [...errors].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
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
      errors={errors.map(({ field, message }) => ({ id: places[field][0], words: `${places[field][1]}: ${message}` }))}
      onGo={focusControl}
    />
  );
}
