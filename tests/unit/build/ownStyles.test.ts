import { expect, test } from 'vitest';
import { withOwnStyles } from '#src/build/ownStyles.ts';
import { hashOf } from '#src/build/securityPolicy.ts';

const page = (css: string, body = '') =>
  `<meta http-equiv="content-security-policy" content="style-src ${hashOf(css)}"><style>${css}</style>${body}`;

test('a page keeps the rules of its own classes and of elements, and its policy names what is left', () => {
  expect(
    withOwnStyles(page('p{margin:0}.card{margin:1px}.chip{margin:2px}', '<p class="wide card">chips</p>'), ''),
  ).toBe(page('p{margin:0}.card{margin:1px}', '<p class="wide card">chips</p>'));
});

test('of two style elements, the second may stand in the first word for word', () => {
  const [all, part, own] = ['.card{margin:1px}.chip{margin:2px}', '.chip{margin:2px}', '.card{margin:1px}'];
  expect(withOwnStyles(page(all) + page(part), '`card`')).toBe(page(own) + page(''));
});

test('the styles of a page become one element in its head, in their order, with one hash', () => {
  const [first, second, third] = ['p{margin:0}', '.card{margin:1px}', 'b{margin:2px}'];
  const all = first + second + third;
  const html = (policy: string, styles: string, inBody: string) =>
    `<head><meta content="${policy}">${styles}<title></title></head><body>${inBody}<p><b></b><i></i></p></body>`;
  const elements = [first, second, third].map((css) => `<style>${css}</style>`);
  const forFew = '<noscript><style>i{margin:3px}</style></noscript>';
  const policy = `${hashOf(first)} ${hashOf(second)}`;
  expect(withOwnStyles(html(policy, `${elements[0]}${elements[1]}`, `${forFew}${elements[2]}`), '`card`')).toBe(
    html(`${hashOf(first)} ${hashOf(all)}`, `<style>${all}</style>`, forFew),
  );
});

test('the rules of elements go that are neither in the page nor named by its scripts', () => {
  const css = 'p,pre,code{margin:0}table td{margin:1px}:where(kbd){margin:2px}video::cue{margin:3px}';
  expect(withOwnStyles(page(css, '<p>pre</p>'), 'make("td","table");x.innerHTML="<code>1</code>"')).toBe(
    page('p,code{margin:0}table td{margin:1px}:where(kbd){margin:2px}', '<p>pre</p>'),
  );
});

test('variables go that no rule reads and no script names', () => {
  const css =
    ':root{--read:1px;--set:2px;--never:3px;--of-chip:4px}.card{margin:var(--read)}.chip{margin:var(--of-chip)}';
  expect(withOwnStyles(page(css), "`card`; e.style.setProperty('--set', 1)")).toBe(
    page(':root{--read:1px;--set:2px}.card{margin:var(--read)}'),
  );
});

test.each([
  ['class="lg:mt-2"', '.lg\\:mt-2{margin:1px}'],
  ['class="grid-cols-[minmax(0,1fr)_16rem]"', '.grid-cols-\\[minmax\\(0\\,1fr\\)_16rem\\]{margin:1px}'],
  ['class="[&amp;&gt;p]:mt-2"', '.\\[\\&\\>p\\]\\:mt-2>p{margin:1px}'],
  ['class="a"', '.a:not(.b),.c .a{margin:1px}'],
])('%s is found under its own name', (attribute, rule) => {
  const html = page(rule, `<p ${attribute}></p>`);
  expect(withOwnStyles(html, '')).toContain('margin:1px');
  expect(withOwnStyles(page(rule), '')).not.toContain('margin');
});

test.each([['element.className="toast open"'], ['e.classList.add(`toast`)'], ["jsx('li',{className:t?'toast':''})"]])(
  'what %s gives an element stays',
  (script) => {
    expect(withOwnStyles(page('.toast{margin:1px}'), script)).toContain('.toast{margin:1px}');
  },
);

test('a name that a script puts together is known by its beginning', () => {
  const css = '.notice-error{margin:1px}.notice-success{margin:2px}.noticed{margin:3px}';
  expect(withOwnStyles(page(css), 'e.className=`notice notice-`+tone')).toBe(
    page('.notice-error{margin:1px}.notice-success{margin:2px}'),
  );
});

test('what stands in for a font that is always there goes, what stands in for one that may be missing stays', () => {
  const css = ':root{--default-font-family:Georgia}p{font-family:var(--default-font-family,Arial, serif)}';
  expect(withOwnStyles(page(css, '<p></p>'), '')).toContain('p{font-family:var(--default-font-family)}');
  const without = 'p{font-feature-settings:var(--default-font-feature-settings,normal)}';
  expect(withOwnStyles(page(without, '<p></p>'), '')).toContain('var(--default-font-feature-settings,normal)');
});
