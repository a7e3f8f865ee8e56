import type { HouseRight } from '#src/domain/desk/people.ts';

/** Hides the links of the menu to what somebody may do at none of their houses. Of who has none, as an admin, they stay. */
export function hideSections(houses: readonly { rights: readonly HouseRight[] }[]) {
  if (houses.length === 0) return;
  for (const link of document.querySelectorAll<HTMLElement>('.section-nav [data-right]'))
    link.hidden = !houses.some(({ rights }) => rights.includes(link.dataset.right as HouseRight));
}
