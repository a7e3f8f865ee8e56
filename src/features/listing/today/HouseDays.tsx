import { deskListWords } from '#src/domain/desk/bookings.ts';
import { type HomeHouse, sellableOf } from '#src/domain/desk/home.ts';
import { collectWords } from '#src/domain/desk/homeWords.ts';
import { formatRupees } from '#src/domain/money.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import * as say from '#src/words/staff/home.ts';

interface Props {
  houses: readonly HomeHouse[];
  several: boolean;
}

/** Today's figures of each property. Each links to a list with as many rows. */
export function HouseDays({ houses, several }: Props) {
  return (
    <ul className="home-houses" aria-label={say.propertiesToday}>
      {houses.map((house) => {
        const { arriving, late, arrived, staying, leaving } = house.counts;
        const tonight = house.nights?.[0];
        const lists = [
          [
            'arriving',
            arriving,
            [late > 0 && say.expectedEarlier(late), arrived > 0 && say.alreadyArrived(arrived)]
              .filter(Boolean)
              .join(', '),
          ],
          ['leaving', leaving, ''],
          ['staying', staying, ''],
        ] as const;
        return (
          <li key={house.id}>
            {several && <p className="home-house-name">{house.name}</p>}
            <dl>
              {lists.map(([list, count, note]) => (
                <div key={list}>
                  <dt>{deskListWords[list]}</dt>
                  <dd>
                    <a
                      href={`${ownerPaths.bookings(house.id)}&list=${list}`}
                      aria-label={say.listAtProperty(deskListWords[list], house.name, count)}
                    >
                      {count}
                    </a>
                    {note && <small>{note}</small>}
                  </dd>
                </div>
              ))}
              {tonight && (
                <div>
                  <dt>{say.tonight}</dt>
                  <dd>
                    <a
                      href={ownerPaths.calendar(house.id)}
                      aria-label={say.roomsSoldTonight(house.name, tonight.sold, sellableOf(tonight))}
                    >
                      {tonight.sold}
                      <small> {say.ofRooms(sellableOf(tonight))}</small>
                    </a>
                  </dd>
                </div>
              )}
            </dl>
            <Collect house={house} />
          </li>
        );
      })}
    </ul>
  );
}

/** The balances due of today's arrivals and check-outs. */
function Collect({ house: { id, collect } }: { house: HomeHouse }) {
  const sum = collect.arriving + collect.leaving;
  return (
    <p className="home-collect">
      {sum > 0 ? (
        <>
          {say.toCollectToday} <b>{formatRupees(sum)}</b>:{' '}
          {collectWords(collect).map(({ list, words }, place) => (
            <span key={list}>
              {place > 0 && ', '}
              <a className="link" href={`${ownerPaths.bookings(id)}&list=${list}`}>
                {words}
              </a>
            </span>
          ))}
        </>
      ) : (
        say.nothingToCollectToday
      )}
    </p>
  );
}
