import '#src/features/listing/wizard/files.css';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ListingPhoto } from '#src/domain/listing/listing.ts';
import type { ListingProblem } from '#src/domain/listing/submission.ts';
import {
  appendPhoto,
  coverOf,
  describePhoto,
  movePhoto,
  type PhotoList,
  removePhoto,
} from '#src/features/listing/keep/photoList.ts';
import { $queue, changePhotos, choosePhotos } from '#src/features/listing/keep/photos.store.ts';
import { FileDrop } from '#src/features/listing/wizard/FileDrop.tsx';
import { sentenceAt } from '#src/features/listing/wizard/fields.ts';
import { useFocusNext } from '#src/ui/useFocusNext.ts';
import * as wording from '#src/words/staff/wizard.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { QueuedPhotoCard } from './QueuedPhotoCard.tsx';

interface Props {
  /** The list's path in the form: `photos` or `rooms.0.photos`. */
  at: string;
  list: PhotoList;
  most: number;
  /** Undefined for the photos of the property. A room's first photo is its cover. */
  room?: { id: string; title: string };
  problems: readonly ListingProblem[];
}

interface Removed {
  photo: ListingPhoto;
  place: number;
  wasCover: boolean;
}

export function PhotoEditor({ at, list, most, room, problems }: Props) {
  const room_id = room?.id ?? null;
  const queue = useStore($queue).filter((photo) => photo.room_id === room_id);
  const [said, say] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const focusNext = useFocusNext();

  const { photos } = list;
  const cover = coverOf(list);
  const count = photos.length;
  const change = (next: (now: PhotoList) => PhotoList) => changePhotos(room_id, next);

  function move(id: string, place: number, action?: 'earlier' | 'later') {
    const from = photos.findIndex((photo) => photo.id === id);
    if (from === -1 || place < 0 || place >= count || from === place) return;
    change((now) => movePhoto(now, id, place));
    say(place === 0 ? wording.photoMovedToCover(from + 1, count) : wording.photoMoved(from + 1, place + 1, count));
    // A moved element loses the focus, so it returns to the button.
    if (action) focusNext(`[data-photo="${id}"] [data-action="${action}"]`);
  }

  function makeCover(id: string, place: number) {
    change((now) => movePhoto(now, id, 0));
    say(wording.photoIsCoverNow(place + 1));
    focusNext(`[data-photo="${id}"] [data-action="cover"]`);
  }

  function takeOut(photo: ListingPhoto, place: number) {
    setRemoved({ photo, place, wasCover: cover === photo.id });
    change((now) => removePhoto(now, photo.id));
    const next = photos[place + 1] ?? photos[place - 1];
    if (next) focusNext(`[data-photo="${next.id}"] [data-action="remove"]`);
    else document.getElementById(at)?.focus();
    say(cover === photo.id && next ? wording.photoRemovedNextIsCover : wording.photoRemoved);
  }

  function putBack({ photo, place, wasCover }: Removed) {
    change((now) => {
      const restored = appendPhoto(now, photo, place);
      return wasCover ? { ...restored, cover_photo_id: photo.id } : restored;
    });
    setRemoved(null);
    say(wording.photoRestored(place + 1));
    focusNext(`[data-photo="${photo.id}"] [data-action="remove"]`);
  }

  return (
    <div className={room ? 'photo-editor-room' : 'grid gap-6'}>
      <FileDrop
        id={at}
        label={room ? wording.chooseRoomPhotos : wording.choosePhotos}
        of={room?.title}
        hint={
          <>
            <span className="pointer-coarse:hidden">{wording.orDropThemHere} </span>
            {room ? wording.roomPhotoAdvice : wording.photoAdvice}
          </>
        }
        accept="image/*"
        multiple
        error={sentenceAt(problems, at)}
        onFiles={(files) => choosePhotos(files, room_id)}
      />
      <p className="figures text-ink-soft text-sm" role="status">
        {queue.length > 0
          ? wording.countOfPhotosUploading(count, most, queue.length)
          : wording.countOfPhotos(count, most)}
      </p>
      {removed && (
        <div className="notice items-center" role="status">
          <p className="flex-1">{wording.photoRemoved}</p>
          <button type="button" className="button button-secondary button-small" onClick={() => putBack(removed)}>
            {wording.undo}
          </button>
        </div>
      )}
      {count + queue.length > 0 && (
        <ul className="photo-grid" aria-label={room ? wording.photosOf(room.title) : wording.photosOfListing}>
          {photos.map((photo, place) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              at={at}
              of={room?.title}
              place={place}
              count={count}
              isCover={photo.id === cover}
              error={sentenceAt(problems, `${at}.${place}.alt_text`)}
              onDescribe={(words) => change((now) => describePhoto(now, photo.id, words))}
              onMove={(to) => move(photo.id, to, to < place ? 'earlier' : 'later')}
              onCover={() => makeCover(photo.id, place)}
              onRemove={() => takeOut(photo, place)}
              onDropHere={(id) => move(id, place)}
            />
          ))}
          {queue.map((photo) => (
            <QueuedPhotoCard key={photo.id} photo={photo} dropId={at} />
          ))}
        </ul>
      )}
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </div>
  );
}
