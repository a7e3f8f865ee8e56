import { useState } from 'react';
import type { Help, HomeHouse } from '#src/domain/desk/home.ts';
import { helpWords } from '#src/domain/desk/homeWords.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/home.ts';

const shownFirst = 4;

interface Props {
  houses: readonly HomeHouse[];
  several: boolean;
}

export function HelpList({ houses, several }: Props) {
  const [isWhole, setWhole] = useState(false);
  const helps = houses.flatMap((house, place) =>
    (house.helps ?? [])
      // It is for the account, so it is suggested once.
      .filter(({ help }) => help !== 'two_factor' || houses.findIndex(({ helps }) => helps !== null) === place)
      .map((help) => ({ house, help })),
  );
  if (helps.length === 0) return null;
  const shown = isWhole ? helps : helps.slice(0, shownFirst);
  return (
    <section aria-labelledby="home-helps" className="home-part">
      <h2 id="home-helps">{say.suggestions}</h2>
      <ul className="home-helps">
        {shown.map(({ house, help }) => {
          const { title, text } = helpWords(help);
          return (
            <li key={`${house.id} ${help.help}`}>
              <a className="home-row-link" href={placeOf(help, house)}>
                {title}
              </a>
              <p className="home-todo-text">{text}</p>
              {several && help.help !== 'two_factor' && <p className="home-facts">{house.name}</p>}
            </li>
          );
        })}
      </ul>
      {helps.length > shownFirst && (
        <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? say.showFewer : say.showAll(helps.length)}
        </Button>
      )}
    </section>
  );
}

function placeOf({ help }: Help, { id, property_id }: HomeHouse): string {
  const step = (name: string) => `${paths.listingForm(property_id)}&step=${name}`;
  return {
    photos: step('photos'),
    photo_words: step('photos'),
    room_photos: step('rooms'),
    description: step('basics'),
    answers: step('policies'),
    season: ownerPaths.rates(id),
    calendars: ownerPaths.channels(id),
    people: `#people-${property_id}`,
    two_factor: paths.account,
  }[help];
}
