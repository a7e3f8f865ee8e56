import { type ComingNight, type HomeHouse, occupancyOf, sellableOf } from '#src/domain/desk/home.ts';
import { nightWords } from '#src/domain/desk/homeWords.ts';
import { shortDay } from '#src/domain/desk/stayWords.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import * as say from '#src/words/staff/home.ts';

interface Props {
  houses: readonly HomeHouse[];
  several: boolean;
}

export function NightStrip({ houses, several }: Props) {
  const known = houses.flatMap((house) => (house.nights ? [{ house, nights: house.nights }] : []));
  const [first] = known;
  if (!first) return null;
  return (
    <section aria-labelledby="home-nights" className="home-part">
      <h2 id="home-nights">{say.next14Nights}</h2>
      <div className="home-strip">
        <table>
          <caption className="sr-only">{say.roomsSoldAndArrivalsByNight}</caption>
          <thead>
            <tr>
              {several && <td />}
              {first.nights.map(({ night }) => {
                const [weekday, day, month] = shortDay(night).split(' ');
                return (
                  <th
                    key={night}
                    scope="col"
                    className={weekday === 'Fri' || weekday === 'Sat' ? 'is-weekend' : undefined}
                  >
                    <small>{weekday}</small>
                    {day}
                    <small>{month}</small>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {known.map(({ house, nights }) => (
              <tr key={house.id}>
                {several && <th scope="row">{house.name}</th>}
                {nights.map((night) => (
                  <td key={night.night}>
                    <Night night={night} house={house} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="home-key">
        <span className="home-key-sold">{say.sold}</span>
        <span className="home-key-held">{say.onHold}</span>
        <span className="home-key-blocked">{say.blockedNotCounted}</span>
        <span>{say.arrivals}</span>
      </p>
    </section>
  );
}

function Night({ night, house }: { night: ComingNight; house: HomeHouse }) {
  const { rooms, sold, blocked, held, arrivals } = night;
  const percent = occupancyOf(night);
  const part = (count: number) => (rooms > 0 ? (count * 60) / rooms : 0);
  return (
    <a className="home-night" href={`${ownerPaths.calendar(house.id)}&from=${night.night}`}>
      <span className="sr-only">{nightWords(night, house.name)}</span>
      <svg viewBox="0 0 30 60" preserveAspectRatio="none" aria-hidden="true">
        <rect className="all" width="30" height="60" />
        <rect className="sold" width="30" height={part(sold)} y={60 - part(sold)} />
        <rect className="held" width="30" height={part(held)} y={60 - part(sold + held)} />
        <rect className="blocked" width="30" height={part(blocked)} y={60 - part(sold + held + blocked)} />
      </svg>
      <b aria-hidden="true">{percent === null ? '–' : `${percent}%`}</b>
      <small aria-hidden="true">
        {sold}/{sellableOf(night)}
      </small>
      <small aria-hidden="true">{arrivals > 0 ? `↓ ${arrivals}` : ' '}</small>
    </a>
  );
}
