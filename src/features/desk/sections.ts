import type { HouseRight } from '#src/domain/desk/people.ts';
import { paths } from '#src/lib/paths.ts';

const links = (more = '') => document.querySelectorAll<HTMLAnchorElement>(`.section-nav a${more}`);

/** Hides menu links for which a person has no right at any property. Without properties, as for an admin, it shows all. */
export function hideSections(houses: readonly { rights: readonly HouseRight[] }[]) {
  for (const link of links('[data-right]'))
    link.hidden = houses.length > 0 && !houses.some(({ rights }) => rights.includes(link.dataset.right as HouseRight));
}

/**
 * Names a property in the links of the menu; '' names none. `rights` are those of the person there: a link that needs another leads to their own
 * properties. Home shows only these.
 */
export function nameHouse(hotel: string, hasHome: boolean, rights: readonly HouseRight[]) {
  for (const link of links()) {
    const needs = link.dataset.right as HouseRight | undefined;
    if (link.pathname === paths.owner) link.hidden = !hasHome;
    else link.search = hotel && (!needs || rights.includes(needs)) ? `?hotel=${hotel}` : '';
  }
}
