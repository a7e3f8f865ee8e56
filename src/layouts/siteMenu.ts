import { openOverlay } from '#src/lib/overlays.ts';

/** What the phone's menu does beyond what the browser does by itself, from the first time it is opened. */
export function startSiteMenu(menu: HTMLElement) {
  function follow() {
    if (menu.matches(':popover-open')) openOverlay(() => menu.hidePopover(), menu);
  }
  follow();
  menu.addEventListener('toggle', follow);
}
