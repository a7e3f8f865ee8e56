const controls = 'a, button, input, select, textarea, summary, label';

/** Hides a floating element while it would cover a control. */
export function keepClear(floating: HTMLElement) {
  let asked = false;

  function coversControl(): boolean {
    const { left, right, top, bottom } = floating.getBoundingClientRect();
    const xs = [left, (left + right) / 2, right];
    const ys = [top, (top + bottom) / 2, bottom];
    return xs.some((x) =>
      ys.some((y) =>
        document.elementsFromPoint(x, y).some((element) => {
          const control = element.closest(controls);
          return control !== null && control !== floating && !floating.contains(control);
        }),
      ),
    );
  }
  function look() {
    asked = false;
    floating.toggleAttribute('data-aside', coversControl());
  }
  function ask() {
    if (asked) return;
    asked = true;
    requestAnimationFrame(look);
  }
  window.addEventListener('scroll', ask, { passive: true });
  window.addEventListener('resize', ask);
  // An opened question moves the content below it. The observer also fires at once.
  new ResizeObserver(ask).observe(document.body);
}
