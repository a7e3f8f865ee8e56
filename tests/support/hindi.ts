import { expect, type Page } from '@playwright/test';

/** Words that are the same in every language: brands, hotels and their rooms, abbreviations. */
const alike = [
  'Susegad Stays',
  'Casa De Patio',
  'Hotel Lotus',
  'Double Suite with Kitchen',
  'Double Suite( Room)?',
  'Twin Bed Suite',
  'Presidential suite',
  ...['Classic', 'Premium', 'Luxury', 'Compact', 'vinha d’alhos', 'hello@\\S+'],
  ...['WhatsApp', 'Wi-Fi', 'UPI', 'UTR', 'GST', 'PDF', 'QR', 'Google'],
];

/** Expects no English text on the page except these names and words that are the same in every language. */
export async function expectHindi(page: Page, ...names: string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const said = await page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'alt', 'title', 'placeholder']) texts.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest('script, style, template, noscript, [lang="en"]')) {
        texts.push(node.textContent ?? '');
      }
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim());
  });
  const known = new RegExp(
    [...alike, ...names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))].join('|'),
    'g',
  );
  // A text with Devanagari letters is a Hindi text around a name or value.
  const inEnglish = said.filter(
    (text) => /[a-z]{2}/i.test(text.replace(known, '')) && !/\p{Script=Devanagari}/u.test(text),
  );
  expect(inEnglish).toEqual([]);
}
