import type { HouseRight } from '#src/domain/desk/people.ts';

/** Hides menu links for which a person has no right at any property. Without properties, as for an admin, it shows all. */
export function hideSections(houses: readonly { rights: readonly HouseRight[] }[]) {
  for (const link of document.querySelectorAll<HTMLElement>('.section-nav [data-right]'))
    link.hidden = houses.length > 0 && !houses.some(({ rights }) => rights.includes(link.dataset.right as HouseRight));
}
