import { openOverlay } from '#src/lib/overlays.ts';

/** Opens a room's details by its button, or by its name in the address (`#twin-bed-suite`). */
export function startRoomDialogs() {
  const find = (room: string) =>
    [...document.querySelectorAll<HTMLDialogElement>('[data-room-details]')].find(
      (dialog) => dialog.dataset.roomDetails === room,
    );
  let opener: HTMLElement | null = null;
  let closed = () => {};

  function open(room: string, from: HTMLElement | null) {
    const dialog = find(room);
    if (!dialog || dialog.open) return;
    opener = from;
    dialog.showModal();
    dialog.scrollTop = 0;
    closed();
    closed = openOverlay(() => dialog.close(), dialog, `#${room}`);
  }
  function openFromAddress() {
    const room = window.location.hash.slice(1);
    const from = [...document.querySelectorAll<HTMLElement>('[data-room]')].find((b) => b.dataset.room === room);
    open(room, from ?? null);
  }

  for (const button of document.querySelectorAll<HTMLElement>('[data-room]')) {
    button.addEventListener('click', () => open(button.dataset.room ?? '', button));
  }
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('[data-room-details]')) {
    dialog.addEventListener('click', (event) => {
      const isClose = (event.target as Element).closest('[data-close]');
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      const isOutside =
        event.target === dialog &&
        (event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom);
      if (isClose || isOutside) dialog.close();
    });
    dialog.addEventListener('close', () => {
      // The event is async: another dialog may be open already.
      if (document.querySelector('[data-room-details][open]')) return;
      closed();
      opener?.focus({ preventScroll: true });
      opener = null;
    });
  }
  // Not `hashchange`: it fires too late, after the overlay counter has dropped this entry.
  window.addEventListener('popstate', openFromAddress);
  openFromAddress();
}
