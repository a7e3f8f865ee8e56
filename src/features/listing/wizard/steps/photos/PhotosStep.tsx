import '#src/features/listing/wizard/files.css';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type ListingPhoto, listingProblems } from '#src/domain/listing/listing.ts';
import { appendPhoto, coverOf, describePhoto, maxPhotos, movePhoto } from '#src/features/listing/keep/photoList.ts';
import { $queue, changePhotos, choosePhotos, takeOutPhoto } from '#src/features/listing/keep/photos.store.ts';
import { sentenceAt } from '#src/features/listing/wizard/fields.ts';
import type { StepProps } from '#src/features/listing/wizard/step.ts';
import { FileDrop } from './FileDrop.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import { QueuedPhotoCard } from './QueuedPhotoCard.tsx';

interface Removed {
  photo: ListingPhoto;
  place: number;
  wasCover: boolean;
}

/** Photos, their order, their words and the cover. */
export function PhotosStep({ form, problems }: StepProps) {
  const queue = useStore($queue);
  const [said, say] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const grid = useRef<HTMLUListElement>(null);
  const focusNext = useRef<string | null>(null);

  const cover = coverOf(form);
  const count = form.photos.length;
  const missing = problems.find(({ code }) => code === 'photos_required' || code === 'photos_many');

  // A moved element loses the focus; it belongs to the button that moved it.
  useEffect(() => {
    if (!focusNext.current) return;
    grid.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = null;
  });

  function move(id: string, place: number, action?: 'earlier' | 'later') {
    const from = form.photos.findIndex((photo) => photo.id === id);
    if (from === -1 || place < 0 || place >= count || from === place) return;
    changePhotos((list) => movePhoto(list, id, place));
    say(`Photo ${from + 1} is now photo ${place + 1} of ${count}.`);
    if (action) focusNext.current = `[data-photo="${id}"] [data-action="${action}"]`;
  }

  function takeOut(photo: ListingPhoto, place: number) {
    setRemoved({ photo, place, wasCover: cover === photo.id });
    takeOutPhoto(photo.id);
    const next = form.photos[place + 1] ?? form.photos[place - 1];
    if (next) focusNext.current = `[data-photo="${next.id}"] [data-action="remove"]`;
    else document.getElementById('photos')?.focus();
    say(cover === photo.id && next ? 'Photo removed. The first photo is the cover now.' : 'Photo removed.');
  }

  function putBack({ photo, place, wasCover }: Removed) {
    changePhotos((list) => {
      const restored = appendPhoto(list, photo, place);
      return wasCover ? { ...restored, cover_photo_id: photo.id } : restored;
    });
    setRemoved(null);
    say(`Photo ${place + 1} is back.`);
    focusNext.current = `[data-photo="${photo.id}"] [data-action="remove"]`;
  }

  return (
    <div className="grid gap-6">
      <FileDrop
        id="photos"
        label="Choose photos"
        hint="Or drop them here. JPG, PNG or WebP; those over 5 MB are made smaller first. Wide pictures in daylight work best."
        accept="image/*"
        multiple
        error={missing && listingProblems[missing.code]}
        onFiles={choosePhotos}
      />
      <p className="figures text-ink-soft text-sm" role="status">
        {count} of {maxPhotos} photos{queue.length > 0 && `, ${queue.length} on the way`}
      </p>
      {removed && (
        <div className="notice items-center" role="status">
          <p className="flex-1">Photo removed.</p>
          <button type="button" className="button button-secondary button-small" onClick={() => putBack(removed)}>
            Undo
          </button>
        </div>
      )}
      {count + queue.length > 0 && (
        <ul className="photo-grid" ref={grid} aria-label="Photos of the listing">
          {form.photos.map((photo, place) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              place={place}
              count={count}
              isCover={photo.id === cover}
              error={sentenceAt(problems, `photos.${place}.alt_text`)}
              onDescribe={(words) => changePhotos((list) => describePhoto(list, photo.id, words))}
              onMove={(to) => move(photo.id, to, to < place ? 'earlier' : 'later')}
              onCover={() => {
                changePhotos((list) => ({ ...list, cover_photo_id: photo.id }));
                say(`Photo ${place + 1} is the cover now.`);
              }}
              onRemove={() => takeOut(photo, place)}
              onDropHere={(id) => move(id, place)}
            />
          ))}
          {queue.map((photo) => (
            <QueuedPhotoCard key={photo.id} photo={photo} />
          ))}
        </ul>
      )}
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </div>
  );
}
