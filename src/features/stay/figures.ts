import type { Highlights } from '#src/domain/hotel/highlights.ts';
import { formatPriceRange } from '#src/domain/showcase.ts';
import { $currency, $hasDollars } from '#src/lib/currency.ts';
import { askHighlights } from '#src/server/highlights.ts';
import { ratingWords } from '#src/words/en/site.ts';

/** Fills elements by their figure's name: `rating {house}`, `reviews {house}`, `from {house}` or `from {house} {room}`. */
function showFigures({ houses }: Highlights) {
  const words = new Map<string, string | number>();
  for (const { showcase_id: house, rating, review_count, from_price, rooms } of houses) {
    const [value, reviews] = ratingWords(rating, review_count);
    words.set(`rating ${house}`, value).set(`reviews ${house}`, reviews);
    if (from_price) words.set(`from ${house}`, from_price / 100);
    for (const room of rooms) if (room.from_price) words.set(`from ${house} ${room.name}`, room.from_price / 100);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-figure]')) {
    const { figure = '', to = 0 } = element.dataset;
    const now = words.get(figure);
    if (now)
      element.textContent =
        typeof now === 'string' ? now : formatPriceRange({ from: now, to: Math.max(now, Number(to)) });
  }
}

/** The conversion loads only for visitors who chose dollars. */
function awaitDollars(inr_per_dollar: string) {
  let isAsked = false;
  $currency.subscribe((currency) => {
    if (isAsked || currency !== 'USD') return;
    isAsked = true;
    import('./showCurrency.ts').then(({ showCurrency }) => showCurrency(inr_per_dollar), console.error);
  });
}

/** In milliseconds. A slow browser may never be idle, so prices do not wait longer. */
const idleTimeout = 2000;

/** Updates prices and ratings when the page is idle, or after two seconds. Without an answer the built figures stay. `also` gets the answer. */
export function refreshFigures(also?: (told: Highlights) => void) {
  const refresh = async () => {
    try {
      const told = (await askHighlights(15)) as Highlights;
      showFigures(told);
      also?.(told);
      if (told.inr_per_dollar) awaitDollars(told.inr_per_dollar);
      else $hasDollars.set(false);
    } catch {
      $hasDollars.set(false);
    }
  };
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(refresh, { timeout: idleTimeout }) : setTimeout(refresh);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle);
}
