import { deskListWords } from '#src/domain/desk/bookings.ts';
import { type DeskHome, toCollect } from '#src/domain/desk/home.ts';
import { shortRupees } from '#src/domain/desk/rateWords.ts';
import * as say from '#src/words/staff/home.ts';

/** Counts of today in the order of the sections below, each with a link to its section. */
export function TodayCounts({ home }: { home: DeskHome }) {
  const sum = (list: 'arriving' | 'leaving' | 'staying') =>
    home.houses.reduce((all, { counts }) => all + counts[list], 0);
  const counts = [
    ['todo', say.toDo, home.todo_total],
    ['collect', say.toCollect, shortRupees(toCollect(home).amount)],
    ['arriving', deskListWords.arriving, sum('arriving')],
    ['leaving', deskListWords.leaving, sum('leaving')],
    ['staying', deskListWords.staying, sum('staying')],
  ] as const;
  return (
    <nav aria-label={say.atAGlance}>
      <ul className="home-glance">
        {counts.map(([part, words, count]) => (
          <li key={part}>
            <a href={`#home-${part}`}>
              <span>{words}</span> <b className={part === 'todo' && count !== 0 ? 'is-open' : undefined}>{count}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
