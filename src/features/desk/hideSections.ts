import type { HouseRight } from '#src/domain/desk/people.ts';

/** Hides menu links for which a person has no right at any property. A person without a property, such as an admin, sees all. */
export function hideSections(houses: readonly { rights: readonly HouseRight[] }[]) {
  if (houses.length === 0) return;
  for (const link of document.querySelectorAll<HTMLElement>('.section-nav [data-right]'))
    link.hidden = !houses.some(({ rights }) => rights.includes(link.dataset.right as HouseRight));
}
