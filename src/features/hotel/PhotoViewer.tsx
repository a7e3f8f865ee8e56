import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Photo } from '#src/domain/hotel/hotel.ts';
import { openOverlay } from '#src/lib/overlays.ts';
import { photoSources } from '#src/lib/photos.ts';
import * as say from '#src/words/en/gallery.ts';
import { hotelPhotosOf, photo as photoWord } from '#src/words/en/site.ts';

export interface PhotoShow {
  photos: readonly Photo[];
  start: number;
}

interface Props {
  hotel: string;
  /** Null closes the viewer. */
  show: PhotoShow | null;
  onClose: () => void;
}

/** Photos in full screen. A native dialog closes on Escape and returns the focus. */
export function PhotoViewer({ hotel, show, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!show) return;
    dialog.current?.showModal();
    return openOverlay(() => dialog.current?.close(), dialog.current);
  }, [show]);

  return (
    <dialog ref={dialog} aria-label={hotelPhotosOf(hotel)} className="photo-viewer" onClose={onClose}>
      {show && <Photos {...show} onClose={() => dialog.current?.close()} />}
    </dialog>
  );
}

function Photos({ photos, start, onClose }: PhotoShow & { onClose: () => void }) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  /** The target of a scroll by button; null during the visitor's own swipe. */
  const goal = useRef<number | null>(null);
  const hasMany = photos.length > 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the place to start at, before the first paint of the dialog
  useEffect(() => {
    track.current?.scrollTo({ left: start * track.current.clientWidth, behavior: 'instant' });
  }, []);

  function goTo(to: number) {
    const next = (to + photos.length) % photos.length;
    const wraps = Math.abs(next - at) > 1;
    goal.current = next;
    setAt(next);
    const width = track.current?.clientWidth ?? 0;
    // A smooth jump from the last to the first would pass all others.
    track.current?.scrollTo({ left: next * width, behavior: wraps ? 'instant' : 'auto' });
  }
  function onScroll() {
    if (!track.current) return;
    const shown = Math.round(track.current.scrollLeft / track.current.clientWidth);
    if (goal.current === null) setAt(shown);
    else if (goal.current === shown) goal.current = null;
  }
  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: photos.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined || !hasMany) return;
    event.preventDefault();
    goTo(to);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work wherever focus is inside the dialog
    <div className="contents" onKeyDown={onKeyDown}>
      <header className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
        <p className="figures" aria-live="polite">
          <span className="sr-only">{photoWord}</span>
          {at + 1} / {photos.length}
        </p>
        <button type="button" className="round-button" aria-label={say.closePhotos} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer
        tabIndex={0}
        aria-label={say.photos}
        className="photo-track"
        onScroll={onScroll}
        onPointerDown={() => {
          goal.current = null;
        }}
      >
        {photos.map((photo, index) => {
          const { src, srcset } = photoSources(photo.url);
          return (
            <li key={photo.url} aria-hidden={index !== at}>
              <img
                src={src}
                srcSet={srcset}
                sizes="100vw"
                alt={photo.alt}
                width={1440}
                height={960}
                loading={Math.abs(index - at) <= 1 ? 'eager' : 'lazy'}
                decoding="async"
              />
            </li>
          );
        })}
      </ul>
      <footer className="grid min-h-20 grid-cols-[auto_1fr_auto] items-center gap-4 px-4 py-3">
        {hasMany && (
          <button type="button" className="round-button" aria-label={say.previousPhoto} onClick={() => goTo(at - 1)}>
            <ChevronLeft aria-hidden="true" />
          </button>
        )}
        <p aria-hidden="true" className="col-start-2 mx-auto max-w-text text-center text-sm">
          {photos[at]?.alt}
        </p>
        {hasMany && (
          <button type="button" className="round-button" aria-label={say.nextPhoto} onClick={() => goTo(at + 1)}>
            <ChevronRight aria-hidden="true" />
          </button>
        )}
      </footer>
    </div>
  );
}
