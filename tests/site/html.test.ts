import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { ensureJava } from '../support/java.ts';

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Astro, React and Biome choose the style of attributes and void elements.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      // Another test checks the length of titles.
      'long-title': 'off',
      // Tailwind's class names have characters that the rule does not know.
      'class-pattern': 'off',
      'valid-id': ['error', { relaxed: true }],
      'no-inline-style': 'error',
      // Phone numbers are content, in their owner's format.
      'tel-non-breaking': 'off',
      // A combobox that accepts any text has no native element.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
    },
    elements: [
      'html5',
      {
        'astro-island': { flow: true, phrasing: true, permittedContent: ['@flow'] },
        'astro-slot': { flow: true, phrasing: true, permittedContent: ['@flow'] },
      },
    ],
  }),
);

/** One hotel of ours and one without reviews: the other hotel pages differ in texts and photos only. */
const pages = globSync('dist/**/*.html').filter(
  (page) => !page.startsWith('dist/hotel/') || /-0{10}(01|17)-/.test(page),
);

/** At-rules that browsers know, but the Nu checker does not. */
const newerRules = ['@property', '@view-transition', '@container'];

function pleasesNu(pages: readonly string[]): void {
  const jar = 'node_modules/vnu-jar/build/dist/vnu.jar';
  const { stdout } = spawnSync(
    ensureJava(),
    ['-Xss4m', '-jar', jar, '--errors-only', '--format', 'json', '--stdout', ...pages],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  const { messages } = JSON.parse(stdout) as { messages: { url: string; message: string; extract?: string }[] };
  const problems = messages
    // Nu knows fewer CSS values than browsers. An unknown at-rule means that a build tool missed it.
    .filter(({ message }) => !message.startsWith('CSS: ') || /^CSS: Unrecognized at-rule/.test(message))
    .filter(({ message }) => !newerRules.some((rule) => message.includes(`“${rule}”`)))
    .map(({ url, message, extract }) => `${url.split('/dist/')[1]}: ${message} ${extract ?? ''}`);
  expect(problems).toEqual([]);
}

/** Each page at the root and the first page of each folder, in one language. The others have the same elements. */
const kindOf = (page: string) => page.replace('dist/hi/', 'dist/').replace(/^(dist\/.+)\/[^/]+$/, '$1');
const ofEachKind = [...Map.groupBy(pages, kindOf).values()].flatMap(([first]) => first ?? []);

// The first run may have to install Java.
const options = { timeout: 600_000 };
test('all pages please the Nu HTML checker', { ...options, tags: 'long' }, () => pleasesNu(pages));

describe.each(pages)('%s', (page) => {
  const html = readFileSync(page, 'utf8');

  test('is valid HTML', ofEachKind.includes(page) ? {} : { tags: 'long' }, async () => {
    // Astro puts one style rule next to the first island.
    const report = await validator.validateString(html.replace(/<style>astro-island[^<]*<\/style>/, ''), page);
    const problems = report.results.flatMap((result) =>
      result.messages.map((message) => `${message.line}:${message.column} ${message.ruleId} ${message.message}`),
    );
    expect(problems).toEqual([]);
  });

  test('has no at-rule of Tailwind that the build did not read', () => expect(html).not.toContain('@reference'));

  test('has one h1, a title and a description', () => {
    const shown = html.replace(/<(noscript|template)[^>]*>.*?<\/\1>/gs, '');
    expect(shown.match(/<h1[\s>]/g) ?? []).toHaveLength(1);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect(title.length).toBeGreaterThan(10);
    expect(title.length).toBeLessThanOrEqual(70);
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(170);
  });
});

test.each(pages.filter((page) => page.startsWith('dist/admin')))('%s is for work: no footer of the site', (page) => {
  expect(readFileSync(page, 'utf8')).not.toContain('<footer');
});
