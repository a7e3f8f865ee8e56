import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import type { Hotel } from '#src/domain/hotel/hotel.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { staysIn } from '#src/words/en/hotel.ts';
import { breadcrumb, home, properties, roomsAndPrices, theHouse } from '#src/words/en/site.ts';

interface Props {
  hotel: Hotel;
  stay: StayQuery;
}

/** The breadcrumbs of a hotel. Those of our own hotels lead through their showcase page. */
export function HotelTrail({ hotel: { showcase_id, name, city }, stay }: Props) {
  const steps = [
    [home, paths.home],
    ...(showcase_id
      ? [
          [properties, paths.properties],
          [name, paths.property(showcase_id)],
        ]
      : [[staysIn(city), paths.search(city, stay)]]),
  ] as const;
  return (
    <>
      <nav aria-label={breadcrumb}>
        <ol className="flex h-14 items-center whitespace-nowrap text-sm text-ink-soft">
          {steps.map(([words = '', path]) => (
            <Fragment key={path}>
              <li className={path === paths.home ? 'max-sm:hidden' : ''}>
                <a className="inline-flex min-h-11 items-center hover:text-laterite hover:underline" href={path}>
                  {words}
                </a>
              </li>
              <li aria-hidden="true" className={path === paths.home ? 'max-sm:hidden' : ''}>
                <ChevronRight className="mx-1 sm:mx-1.5" size={16} />
              </li>
            </Fragment>
          ))}
          <li aria-current="page" className="truncate">
            {showcase_id ? roomsAndPrices : name}
          </li>
        </ol>
      </nav>
      {showcase_id && (
        <nav aria-label={name} className="tabs mb-5">
          <a className="tab" href={paths.property(showcase_id)}>
            {theHouse}
          </a>
          <span className="tab" aria-current="page">
            {roomsAndPrices}
          </span>
        </nav>
      )}
    </>
  );
}
