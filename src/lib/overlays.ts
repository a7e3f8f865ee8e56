/**
 * What lies over the page (dialogs, sheets, photo viewers, the menu of a phone) is closed by the browser's Back. Each has an entry
 * in the history while it is open, numbered in `history.state.overlays`; an entry whose overlay is closed is left at once, by
 * whichever way it was reached.
 */

type Step = 'push' | 'replace';

interface Overlay {
  close(): void;
  hash: string;
}

const open: Overlay[] = [];
/** Whether entries are being left, which takes a moment. */
let isReturning = false;
/** What had the focus then: where the address names a place on the page, arriving takes it away. */
let focused: Element | null = null;
/** Where a link leads that was followed meanwhile. */
let next = '';
/** The page is on its way out. */
let isGone = false;

const depth = (): number => history.state?.overlays ?? 0;
/** What the address became while an overlay was open: it outlives the overlay's entry. */
let changed: { address: string; step: Step } | null = null;

/** Makes the history have as many entries as there are overlays. */
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

/**
 * Tells that an overlay has opened. What this answers tells that it has closed, whoever closed it. Of a `<dialog>` or a popover it is
 * seen as it closes: the events of that come in a later task, by when another page may be asked for. `hash` is its name in the address.
 */
export function openOverlay(close: () => void, element?: HTMLElement | null, hash = ''): () => void {
  const overlay = { close, hash };
  // Opened by its name in the address, it has none there once it is closed.
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
    // Another may take its place in the same moment. But no later than that: a step back that is asked for when the page is
    // being left for another one would leave that one.
    queueMicrotask(settle);
  };
  element?.addEventListener('beforetoggle', closed, { once: true });
  return closed;
}

/** Changes the address without loading the page, as a step that Back takes or in place of the one that is shown. */
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

/** Opens another page: in the place of an overlay's entry, else as `how` says. */
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
  // After whoever opens what the address names.
  setTimeout(settle);
  if (!isOurs) return;
  if (document.activeElement !== document.body) focused = document.activeElement;
  // Only the next frame is late enough: the browser goes to the place that the address names as it begins to draw.
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
  // The page was loaded anew with an overlay open.
  if (history.state?.changed) changed = { address: location.href, step: history.state.changed };
  // Before those who read the address.
  window.addEventListener('popstate', onArrival, { capture: true });
  window.addEventListener('pageshow', ({ persisted }) => {
    isGone = false;
    // Left meanwhile for another page, which was not waited for: what was under way then is over.
    if (persisted) isReturning = false;
    settle();
  });
  // After whoever has another use for the press.
  window.addEventListener('click', onClick);
}
