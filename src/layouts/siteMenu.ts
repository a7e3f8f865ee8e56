import { openOverlay } from '#src/lib/overlays.ts';

/** What the phone's menu does beyond what the browser does by itself, from the first time it is opened. */
export function startSiteMenu(menu: HTMLElement) {
  let closed = () => {};
  function follow() {
    closed();
    if (menu.matches(':popover-open')) closed = openOverlay(() => menu.hidePopover());
  }
  follow();
  menu.addEventListener('toggle', follow);
}
