import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas, budgets } from '../budgets.ts';
import { builtSite, kilobytes } from '../support/builtSite.ts';

const { read, firstLoad } = await builtSite();

test.each([...budgets, ...areas])(
  '$path asks for no more than its budget',
  async ({ path, script, style, font, react }) => {
    const { html, texts, scripts } = await firstLoad(path);
    expect(texts.length).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(script);
    expect(texts.some((text) => text.includes('react.transitional.element'))).toBe(react);

    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => address);
    // Styles in the page: what they would weigh as a file of their own.
    const inPage = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
    expect(kilobytes([inPage, ...(await Promise.all(sheets.map(read)))])).toBeLessThanOrEqual(style);

    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, address]) => address);
    expect(fonts).toHaveLength(2);
    const weight = fonts.reduce((sum, address) => sum + readFileSync(`dist${address}`).length, 0);
    expect(weight / 1000).toBeLessThanOrEqual(font);
  },
);
