import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from '#src/ui/Stars.tsx';

function tenthsOf(value: number) {
  const html = renderToStaticMarkup(createElement(Stars, { value, label: `Rated ${value} out of 5` }));
  expect(html, 'the policy refuses inline styles').not.toContain('style=');
  expect(html).toContain(`role="img" aria-label="Rated ${value} out of 5"`);
  return html
    .split(/(?=<svg[^>]*width="1em")/)
    .slice(1)
    .map((star) => {
      if (/^<svg[^>]*fill-mango/.test(star)) return 10;
      const [, part] = /<svg[^>]*viewBox="0 0 (\d+) 24"[^>]*fill-mango/.exec(star) ?? [];
      return part === undefined ? 0 : (Number(part) - 2) / 2;
    });
}

test.each([
  [4.7, [10, 10, 10, 10, 7]],
  [4.5, [10, 10, 10, 10, 5]],
  [3.04, [10, 10, 10, 0, 0]],
  [4.96, [10, 10, 10, 10, 10]],
  [5, [10, 10, 10, 10, 10]],
  [0, [0, 0, 0, 0, 0]],
])('%d stars are drawn to a tenth', (value, tenths) => expect(tenthsOf(value)).toEqual(tenths));
