import type { HouseRight } from '#src/domain/desk/people.ts';

/** Hides the links of the menu that a person has the right to at none of their properties. All stay for a person without one, such as an admin. */
export function hideSections(houses: readonly { rights: readonly HouseRight[] }[]) {
  if (houses.length === 0) return;
  for (const link of document.querySelectorAll<HTMLElement>('.section-nav [data-right]'))
    link.hidden = !houses.some(({ rights }) => rights.includes(link.dataset.right as HouseRight));
}
