/** Runs in a page. Returns elements beyond its left and right edges, except inside scrollers and galleries. */
export function findOutside(): string[] {
  const edge = document.documentElement.clientWidth + 0.5;
  const words = 'a, button, h1, h2, h3, h4, p, dt, dd, li, label, legend, input, select, textarea, img, td, th';
  const isHeld = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent.matches('main, body')) return false;
    const { overflowX } = getComputedStyle(parent);
    // Visible to screen readers only.
    if (overflowX === 'hidden' && parent.getBoundingClientRect().width <= 1) return true;
    return /auto|scroll/.test(overflowX) || parent.matches('[data-view]') || isHeld(parent);
  };
  return [...document.querySelectorAll<HTMLElement>(`:is(header, main, footer) :is(${words})`)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 1 && (left < -0.5 || right > edge) && !isHeld(element);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
