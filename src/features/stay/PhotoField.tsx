import '#src/ui/FileInput.css';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { readyPhoto } from '#src/lib/readyPhoto.ts';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { optional } from '#src/words/en/common.ts';
import * as say from '#src/words/en/review.ts';

/** A photo, prepared for upload. */
export interface ChosenPhoto {
  /** The upload's id, so that a repeat adds one photo. */
  id: string;
  name: string;
  blob: Blob;
  preview: string;
}

/** The same limit as in the database. */
const most = 5;
/** In pixels; larger than most screens show. */
const longestSide = 1600;

interface Props {
  photos: readonly ChosenPhoto[];
  onChange: (change: (photos: readonly ChosenPhoto[]) => readonly ChosenPhoto[]) => void;
  busy: boolean;
}

/** Chooses photos for a review. They stay in the browser until it is sent. */
export function PhotoField({ photos, onChange, busy }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const shown = useRef(photos);
  shown.current = photos;
  useEffect(
    () => () => {
      for (const { preview } of shown.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  async function choose(files: readonly File[]) {
    setReading(true);
    const room = most - photos.length;
    const failed: string[] = [];
    for (const file of files.slice(0, room)) {
      const ready = await readyPhoto(file, longestSide);
      if (!ready.ok) failed.push(say.notAdded(file.name, ready.failure.message));
      else {
        const chosen = {
          id: crypto.randomUUID(),
          name: file.name,
          blob: ready.value,
          preview: URL.createObjectURL(ready.value),
        };
        onChange((before) => [...before, chosen]);
      }
    }
    for (const { name } of files.slice(room)) failed.push(say.noRoomFor(name, most));
    setErrors(failed);
    setReading(false);
  }

  function remove({ id: gone, preview }: ChosenPhoto) {
    URL.revokeObjectURL(preview);
    onChange((before) => before.filter((one) => one.id !== gone));
    setErrors([]);
    input.current?.focus();
  }

  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={`${id}-hint`}>
      <legend className="mb-1 font-semibold">
        {say.photos} <span className="font-normal text-ink-soft">{optional}</span>
      </legend>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {say.photosHint(most)}
      </p>
      {photos.length > 0 && (
        <ul className="review-chosen">
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <img src={photo.preview} alt={say.chosenPhoto(photo.name)} width={96} height={96} />
              <button
                type="button"
                className="round-button"
                aria-label={say.removePhoto(at + 1, photo.name)}
                aria-disabled={busy || undefined}
                onClick={() => !busy && remove(photo)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          className="file-input sr-only"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={`${id}-hint${errors.length > 0 ? ` ${id}-error` : ''}`}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            if (!busy && !isReading) choose(files);
          }}
        />
        <label htmlFor={id} className={buttonClass('secondary')}>
          {isReading ? say.reading : say.addPhotos}
        </label>
      </div>
      <div id={`${id}-error`} role="alert" className="font-medium text-chili text-sm">
        {errors.map((error) => (
          <p key={error} className="wrap-anywhere">
            {error}
          </p>
        ))}
      </div>
      <p role="status" className="sr-only">
        {photos.length > 0 && say.photosChosen(photos.length, most)}
      </p>
    </fieldset>
  );
}
