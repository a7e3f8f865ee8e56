import { Copy, Trash2 } from 'lucide-react';
import { withPrice } from '#src/domain/listing/gst.ts';
import { bedConfigs, type ListingRoom, mostPhotos, roomLabels } from '#src/domain/listing/listing.ts';
import { roomAmenities } from '#src/domain/listing/listingWords.ts';
import type { ListingProblem } from '#src/domain/listing/submission.ts';
import { formatRupees } from '#src/domain/money.ts';
import { computeGuestPrice } from '#src/features/listing/keep/roomList.ts';
import { createFieldProps } from '#src/features/listing/wizard/fields.ts';
import { LongText } from '#src/features/listing/wizard/LongText.tsx';
import { roomTitle } from '#src/features/listing/wizard/listingFields.ts';
import { PhotoEditor } from '#src/features/listing/wizard/steps/photos/PhotoEditor.tsx';
import { TickGrid } from '#src/features/listing/wizard/TickGrid.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as wordsListing from '#src/words/staff/listing.ts';
import * as say from '#src/words/staff/wizard.ts';
import { PriceHint } from './PriceHint.tsx';

interface Props {
  room: ListingRoom;
  place: number;
  mark: (path: string) => string | undefined;
  problems: readonly ListingProblem[];
  isOpen: boolean;
  onFold: (isOpen: boolean) => void;
  onEdit: (change: Partial<ListingRoom>) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

type TextField = Exclude<keyof ListingRoom, 'id' | 'amenities' | 'photos'>;

export function RoomCard({ room, place, mark, problems, isOpen, onFold, onEdit, onDuplicate, onRemove }: Props) {
  const title = roomTitle(room, place);
  const price = computeGuestPrice(room);
  const at = `rooms.${place}`;
  const { amenities, photos, ...values } = room;
  const text = createFieldProps<TextField>({ at, labels: roomLabels, values, problems, mark, edit: onEdit });
  // Accepts prices as people write them: ₹7,500.
  const number = (field: TextField, edit = (typed: string) => onEdit({ [field]: typed })) => ({
    ...text(field),
    onChange: ({ target }: { target: { value: string } }) => edit(target.value.replace(/[₹,\s]/g, '')),
  });
  return (
    <details className="room-card card" open={isOpen} onToggle={(event) => onFold(event.currentTarget.open)}>
      <summary>
        <h3 className="mr-auto min-w-0 truncate text-xl">{title}</h3>
        <span className="figures text-ink-soft text-sm">
          {price ? say.aNightWithTaxes(formatRupees(price.allIn)) : say.noPriceYet}
        </span>
      </summary>
      <div className="grid gap-5 p-5 pt-1">
        <TextInput {...text('name')} required autoComplete="off" hint={say.roomNameExamples} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Select {...text('bed_config')} required>
            <option value="">{say.pleaseChoose}</option>
            {bedConfigs.map((bed) => (
              <option key={bed}>{bed}</option>
            ))}
          </Select>
          <TextInput {...text('room_size')} optional autoComplete="off" hint={say.roomSizeExample} />
          <TextInput
            {...number('total_rooms')}
            required
            inputMode="numeric"
            autoComplete="off"
            hint={say.roomsOfThisType}
          />
          <TextInput
            {...number('max_guests')}
            required
            inputMode="numeric"
            autoComplete="off"
            hint={say.guestsInOneRoom}
          />
          <TextInput
            {...number('base_price', (typed) => onEdit(withPrice(room, typed)))}
            required
            inputMode="decimal"
            autoComplete="off"
            hint={say.beforeTax}
          />
          <TextInput {...number('tax_rate')} required inputMode="decimal" autoComplete="off" hint={say.taxRateSteps} />
        </div>
        <PriceHint price={price} onApply={(rate) => onEdit({ tax_rate: String(rate) })}>
          {price && !price.isLawful && (
            <TextInput
              {...text('tax_reason')}
              label={say.whyDoYouKeepRate(room.tax_rate.trim())}
              autoComplete="off"
              maxLength={300}
              hint={say.onlyReviewersReadThis}
            />
          )}
        </PriceHint>
        <LongText {...text('description')} maximum={2000} rows={3} />
        <fieldset className="min-w-0">
          <legend className="mb-1 font-semibold text-sm">{roomLabels.amenities}</legend>
          <TickGrid
            id={`${at}.amenities`}
            choices={roomAmenities}
            chosen={amenities}
            onChoose={(amenities) => onEdit({ amenities })}
          />
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold text-sm">
            {roomLabels.photos}
            <span className="font-normal text-ink-soft"> {wordsListing.optional}</span>
          </legend>
          <PhotoEditor
            at={`${at}.photos`}
            list={{ photos, cover_photo_id: null }}
            most={mostPhotos.room}
            room={{ id: room.id, title }}
            problems={problems}
          />
        </fieldset>
        <div className="flex flex-wrap gap-3 border-line border-t pt-4">
          <Button variant="quiet" size="small" onClick={onDuplicate}>
            <Copy aria-hidden="true" />
            {say.duplicate}
            <span className="sr-only"> {title}</span>
          </Button>
          <Button variant="quiet" size="small" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            {say.removeRoomType}
            <span className="sr-only"> {title}</span>
          </Button>
        </div>
      </div>
    </details>
  );
}
