/** Makes Back close overlays. Each has a history entry, numbered in `history.state.overlays`; entries of closed ones are left at once. */

type Step = 'push' | 'replace';

interface Overlay {
  close(): void;
  hash: string;
}

const open: Overlay[] = [];
let isReturning = false;
/** The focus before entries are left: arriving at a fragment moves it. */
let focused: Element | null = null;
let next = '';
let isGone = false;

const depth = (): number => history.state?.overlays ?? 0;
/** An address change made while an overlay was open: it outlives the overlay's entry. */
let changed: { address: string; step: Step } | null = null;

function settle() {
  if (isReturning || isGone) return;
  const closed = depth() - open.length;
  if (closed > 0) {
    isReturning = true;
    focused = document.activeElement;
    history.go(-closed);
  }
  for (const { hash } of open.slice(depth())) {
    history.pushState({ ...history.state, overlays: depth() + 1 }, '', hash || undefined);
  }
}

/** Returns a function to call when it is closed. Watches `element`, as a dialog's close event is too late. `hash` is its name in the address. */
export function openOverlay(close: () => void, element?: HTMLElement | null, hash = ''): () => void {
  const overlay = { close, hash };
  // An overlay opened by its name in the address gives up that name, so that closing removes it.
  if (hash && location.hash === hash && depth() <= open.length) {
    history.replaceState(history.state, '', pageOf(location.href));
  }
  open.push(overlay);
  isGone = false;
  settle();
  const closed = () => {
    const place = open.indexOf(overlay);
    if (place < 0) return;
    open.splice(place, 1);
    // In a microtask, so that another overlay can take over the entry. Later, a step back could leave a page that is just opening.
    queueMicrotask(settle);
  };
  element?.addEventListener('beforetoggle', closed, { once: true });
  return closed;
}

export function changeAddress(address: string, step: Step): void {
  if (depth() === 0) {
    history[`${step}State`](step === 'push' ? null : history.state, '', address);
    return;
  }
  const kept = changed?.step === 'push' ? 'push' : step;
  history.replaceState({ ...history.state, changed: kept }, '', address);
  changed = { address: location.href, step: kept };
}

const pageOf = (href: string) => href.split('#')[0];

/** Opens another page in place of an overlay's entry; without overlays as `how` says. */
export function leaveFor(address: string, how: 'assign' | 'replace' = 'assign'): void {
  const { href, hash } = new URL(address, location.href);
  if (isReturning) next = href;
  else if (depth() > 0) {
    isGone = !hash || pageOf(href) !== pageOf(location.href);
    location.replace(href);
  } else location[how](href);
}

function onArrival() {
  const isOurs = isReturning;
  isReturning = false;
  if (!isOurs) for (const overlay of open.splice(depth()).reverse()) overlay.close();
  if (changed && depth() === 0) {
    const { address, step } = changed;
    changed = null;
    if (address !== location.href) changeAddress(address, step);
  }
  if (next) location.assign(next);
  next = '';
  setTimeout(settle);
  if (!isOurs) return;
  if (document.activeElement !== document.body) focused = document.activeElement;
  // The browser moves the focus to the fragment's place when it starts to draw, so wait for the next frame.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) (focused as HTMLElement | null)?.focus({ preventScroll: true });
  });
}

function onClick(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  const isOther = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (depth() === 0 || event.defaultPrevented || isOther || !link?.protocol.startsWith('http')) return;
  if (link.target || link.hasAttribute('download')) return;
  event.preventDefault();
  leaveFor(link.href);
}

if (typeof window !== 'undefined') {
  if (history.state?.changed) changed = { address: location.href, step: history.state.changed };
  window.addEventListener('popstate', onArrival, { capture: true });
  window.addEventListener('pageshow', ({ persisted }) => {
    isGone = false;
    // The page was left before its history steps were done.
    if (persisted) isReturning = false;
    settle();
  });
  // After listeners that may use the press otherwise.
  window.addEventListener('click', onClick);
}
