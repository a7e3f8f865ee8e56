import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import type { ListingPhoto } from '#src/domain/listing/listing.ts';
import { narrowPhoto } from '#src/features/listing/keep/photoFiles.ts';
import { safePhotoUrl } from '#src/lib/photos.ts';
import { RoundButton } from '#src/ui/RoundButton.tsx';
import * as say from '#src/words/staff/wizard.ts';

interface Props {
  photo: ListingPhoto;
  /** The list's path in the form: `photos` or `rooms.0.photos`. */
  at: string;
  of: string | undefined;
  place: number;
  count: number;
  isCover: boolean;
  error: string | undefined;
  onDescribe: (words: string) => void;
  onMove: (place: number) => void;
  onCover: () => void;
  onRemove: () => void;
  onDropHere: (id: string) => void;
}

const dragType = 'application/x-listing-photo';

export function PhotoCard({ photo, at, of, place, count, isCover, error, ...on }: Props) {
  const name = say.photoName(place + 1, of);
  const inputId = `${at}.${place}.alt_text`;
  const [width, setWidth] = useState(0);
  const warning = narrowPhoto(width);
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(dragType);

  return (
    <li
      className="photo-card"
      data-photo={photo.id}
      onDragOver={(event) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        event.currentTarget.dataset.over = '';
      }}
      onDragLeave={(event) => delete event.currentTarget.dataset.over}
      onDrop={(event) => {
        delete event.currentTarget.dataset.over;
        if (!isOurs(event)) return;
        event.preventDefault();
        event.stopPropagation();
        on.onDropHere(event.dataTransfer.getData(dragType));
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is an extra, the buttons below do the same */}
      <div
        className="photo-card-frame"
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData(dragType, photo.id);
          event.dataTransfer.effectAllowed = 'move';
        }}
      >
        <img
          src={safePhotoUrl(photo.url)}
          alt={photo.alt_text || say.photoNotDescribedYet(place + 1)}
          draggable={false}
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget }) => setWidth(currentTarget.naturalWidth)}
        />
        {isCover && <span className="photo-card-badge">{say.cover}</span>}
      </div>
      <div className="photo-card-words">
        <label htmlFor={inputId} className="mb-1 block font-semibold text-sm">
          {say.whatDoesPhotoShow(place + 1)}
          {of && <span className="sr-only"> {of}</span>}
        </label>
        <input
          id={inputId}
          className="input"
          value={photo.alt_text}
          maxLength={300}
          placeholder={of ? say.roomPhotoExample : say.photoExample}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${inputId}-error` : undefined}
          onChange={(event) => on.onDescribe(event.target.value)}
        />
        {error && (
          <p id={`${inputId}-error`} className="mt-1 font-medium text-chili text-sm">
            {error}
          </p>
        )}
        {warning && <p className="mt-1 font-medium text-laterite text-sm">{warning}</p>}
        <div className="photo-card-tools">
          <RoundButton
            label={say.moveEarlier(name)}
            action="earlier"
            disabled={place === 0}
            onPress={() => on.onMove(place - 1)}
          >
            <ArrowLeft aria-hidden="true" />
          </RoundButton>
          <RoundButton
            label={say.moveLater(name)}
            action="later"
            disabled={place === count - 1}
            onPress={() => on.onMove(place + 1)}
          >
            <ArrowRight aria-hidden="true" />
          </RoundButton>
          <button
            type="button"
            className="photo-card-cover"
            aria-pressed={isCover}
            aria-label={`${isCover ? say.cover : say.makeCover}: ${name}`}
            data-action="cover"
            onClick={on.onCover}
          >
            <Star aria-hidden="true" />
            <span>{isCover ? say.cover : say.makeCover}</span>
          </button>
          <RoundButton label={say.remove(name)} action="remove" onPress={on.onRemove}>
            <Trash2 aria-hidden="true" />
          </RoundButton>
        </div>
      </div>
    </li>
  );
}
