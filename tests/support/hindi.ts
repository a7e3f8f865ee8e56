import { expect, type Page } from '@playwright/test';

/** What is written alike in every language: brands, houses and their rooms, abbreviations. */
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

/** That nothing on the page is read or heard in English but names: these, and what is the same everywhere. */
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
  // A text with a letter of Hindi in it is one of ours around a name or a fact.
  const inEnglish = said.filter(
    (text) => /[a-z]{2}/i.test(text.replace(known, '')) && !/\p{Script=Devanagari}/u.test(text),
  );
  expect(inEnglish).toEqual([]);
}
