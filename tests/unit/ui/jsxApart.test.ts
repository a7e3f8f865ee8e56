import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Fragment, jsxs } from '#src/ui/jsxApart.ts';

const icon = createElement('i', { key: 'i' });

test.each([
  ['texts alone are one text', 'p', [3, ' nights', null], '<p>3 nights</p>'],
  [
    'a text beside an element has an element of its own',
    'p',
    [icon, 3, ' nights'],
    '<p><i></i><span>3</span><span> nights</span></p>',
  ],
  ['a space between elements stays as it is', 'p', [icon, ' ', icon], '<p><i></i> <i></i></p>'],
  ['the text of a fragment has an element of its own', Fragment, [3, ' nights'], '<span>3 nights</span>'],
])('%s', (_, type, children, markup) => {
  expect(renderToStaticMarkup(jsxs(type as ElementType, { children }))).toBe(markup);
});
