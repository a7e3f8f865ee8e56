import { useId, useState } from 'react';
import { paths } from '#src/lib/paths.ts';
import { forgetRecent, readRecent } from '#src/lib/recentStays.ts';
import { Button } from '#src/ui/Button.tsx';
import { PhotoImage } from '#src/ui/PhotoImage.tsx';
import * as say from '#src/words/en/search.ts';

export function RecentStays({ onCleared }: { onCleared: () => void }) {
  const [recent, setRecent] = useState(readRecent);
  const titleId = useId();
  if (recent.length === 0) return null;
  function clear() {
    forgetRecent();
    setRecent([]);
    onCleared();
  }
  return (
    <section className="mt-16" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="text-2xl">
          {say.recentlySeen}
        </h2>
        <Button variant="quiet" size="small" onClick={clear}>
          {say.clearList}
        </Button>
      </div>
      <p className="mt-1 text-ink-soft text-sm">{say.recentNote}</p>
      <ul className="recent-list">
        {recent.map(({ id, name, city, main_image_url }) => (
          <li key={id}>
            {main_image_url ? (
              <PhotoImage
                url={main_image_url}
                sizes="(width < 40rem) 50vw, 16rem"
                alt=""
                width={960}
                height={640}
                loading="lazy"
                decoding="async"
                className="photo"
              />
            ) : (
              <div className="photo bg-sand" />
            )}
            <a className="recent-link wrap-anywhere" href={paths.hotel(id, name)}>
              {name}
            </a>
            <span className="text-ink-soft text-sm">{city}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
