import { useField } from '@formisch/react';
import type { HotelRoom } from '#src/domain/hotel/hotel.ts';
import { StayDates } from '#src/features/stay/StayDates.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import * as say from '#src/words/en/booking.ts';
import { ages } from '#src/words/en/party.ts';
import type { BookingFormStore } from './GuestFields.tsx';

interface Props {
  form: BookingFormStore;
  room: Pick<HotelRoom, 'id' | 'hotel_id' | 'name' | 'max_occupancy' | 'total_rooms'>;
  /** True if other room types have counts too. */
  isNamed: boolean;
}

export function StayFields({ form, room: { id, hotel_id, name, max_occupancy, total_rooms }, isNamed }: Props) {
  const checkIn = useField(form, { path: ['check_in_date'] });
  const checkOut = useField(form, { path: ['check_out_date'] });
  const adults = useField(form, { path: ['num_adults'] });
  const children = useField(form, { path: ['num_children'] });
  const rooms = useField(form, { path: ['num_rooms'] });
  const places = max_occupancy * Math.max(1, rooms.input ?? 1);
  return (
    <>
      <StayDates
        id="stay"
        stay={{ check_in_date: checkIn.input ?? null, check_out_date: checkOut.input ?? null }}
        of={{
          hotel_id,
          room_category_id: id,
          adults: adults.input ?? 1,
          children: children.input ?? 0,
          rooms: rooms.input ?? 1,
        }}
        required
        errors={{ check_in: checkIn.errors?.[0], check_out: checkOut.errors?.[0] }}
        onChange={({ check_in_date, check_out_date }) => {
          checkIn.onChange(check_in_date ?? '');
          checkOut.onChange(check_out_date ?? '');
        }}
      />
      <fieldset className="mt-6 grid gap-4">
        {isNamed && <legend className="mb-4 font-semibold wrap-anywhere">{name}</legend>}
        <Stepper
          label={say.adults}
          hint={ages.adults}
          name="num_adults"
          value={adults.input ?? 1}
          min={1}
          max={places}
          fallback={1}
          error={adults.errors?.[0]}
          onChange={adults.onChange}
        />
        <Stepper
          label={say.children}
          hint={ages.children}
          name="num_children"
          value={children.input ?? 0}
          min={0}
          max={places}
          fallback={0}
          error={children.errors?.[0]}
          onChange={children.onChange}
        />
        <Stepper
          label={say.rooms}
          hint={say.eachTakes(max_occupancy)}
          name="num_rooms"
          value={rooms.input ?? 1}
          min={1}
          max={total_rooms}
          fallback={1}
          error={rooms.errors?.[0]}
          onChange={rooms.onChange}
        />
      </fieldset>
    </>
  );
}
