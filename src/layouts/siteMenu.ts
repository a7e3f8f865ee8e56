import { openOverlay } from '#src/lib/overlays.ts';

export function startSiteMenu(menu: HTMLElement) {
  function follow() {
    if (menu.matches(':popover-open')) openOverlay(() => menu.hidePopover(), menu);
  }
  follow();
  menu.addEventListener('toggle', follow);
}
