import { openOverlay } from '#src/lib/overlays.ts';

/** Makes the phone's menu an overlay that Back closes; loaded when it is first opened. */
export function startSiteMenu(menu: HTMLElement) {
  function follow() {
    if (menu.matches(':popover-open')) openOverlay(() => menu.hidePopover(), menu);
  }
  follow();
  menu.addEventListener('toggle', follow);
}
