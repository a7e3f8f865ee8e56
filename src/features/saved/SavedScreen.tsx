import './saved.css';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { SavedStay } from '#src/domain/hotel/savedStays.ts';
import { paths } from '#src/lib/paths.ts';
import { $saved, joinAccount } from '#src/server/savedStays.ts';
import { readKnownPerson } from '#src/server/storedSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import * as say from '#src/words/en/search.ts';
import { RecentStays } from './RecentStays.tsx';
import { SavedPart } from './SavedPart.tsx';

const partSize = 20;

/** `/saved`: saved hotels with current prices, and the ones viewed last on this device. */
export function SavedScreen() {
  const saved = useStore($saved);
  const [parts, setParts] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, drop] = useShown(saved);
  const person = readKnownPerson();
  useEffect(() => {
    joinAccount().catch(console.error);
  }, []);
  const chunks = Array.from({ length: Math.ceil(shown.length / partSize) }, (_, at) =>
    shown.slice(at * partSize, (at + 1) * partSize),
  );
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {say.title}
      </h1>
      <p className="mt-3 text-ink-soft text-lg wrap-anywhere">
        {person ? (
          say.withAccount(person.email)
        ) : (
          <Marked text={say.onDevice(mark(say.signIn))}>
            {(signIn) => (
              <a className="link" href={paths.auth(paths.saved)}>
                {signIn}
              </a>
            )}
          </Marked>
        )}
      </p>
      {shown.length === 0 ? (
        <div className="saved-empty">
          <p>{say.nothing}</p>
          <Button className="mt-5" href={paths.search()}>
            {say.searchStays}
          </Button>
        </div>
      ) : (
        <>
          <p role="status" className="sr-only">
            {say.saved(saved.length)}
          </p>
          {chunks.slice(0, parts).map((stays) => (
            <SavedPart
              key={stays.map(({ hotel_id }) => hotel_id).join()}
              stays={stays}
              onForgotten={(hotel_id) => {
                drop(hotel_id);
                heading.current?.focus();
              }}
            />
          ))}
          {chunks.length > parts && (
            <Button variant="secondary" className="mt-6" onClick={() => setParts(parts + 1)}>
              {say.showMore}
            </Button>
          )}
        </>
      )}
      <RecentStays onCleared={() => heading.current?.focus()} />
    </>
  );
}

/** Saved hotels, and those removed during this visit, which keep their place. New ones from other tabs come first. */
function useShown(saved: readonly SavedStay[]) {
  const [shown, setShown] = useState(saved);
  const added = saved.filter(({ hotel_id }) => shown.every((one) => one.hotel_id !== hotel_id));
  if (added.length > 0) setShown([...added, ...shown]);
  const drop = (hotel_id: string) => setShown(shown.filter((one) => one.hotel_id !== hotel_id));
  return [shown, drop] as const;
}
