import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { paths } from '#src/lib/paths.ts';

interface Props {
  /** The house's name in `content/showcase`. */
  id: string;
  name: string;
}

/** The way to the prices of one of our own houses: the one of its own page, and a step further. */
export function HouseTrail({ id, name }: Props) {
  const steps = [
    ['Home', paths.home],
    ['Properties', paths.properties],
    [name, paths.property(id)],
  ] as const;
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center text-sm text-ink-soft">
        {steps.map(([words, path]) => (
          <Fragment key={path}>
            {/* On a phone the logo above leads there. */}
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
        <li>
          <span aria-current="page">Dates and prices</span>
        </li>
      </ol>
    </nav>
  );
}
