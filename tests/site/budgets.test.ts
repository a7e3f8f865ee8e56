import { expect, test } from 'vitest';
import { areas, budgets } from '../budgets.ts';
import { builtSite } from '../support/builtSite.ts';

const { firstLoad } = await builtSite();

test.each([...budgets, ...areas])(
  '$path asks for no more than its budget',
  async ({ path, script, style, font, react }) => {
    const { texts, scripts, styles, fonts, fontFiles, hasReact } = await firstLoad(path);
    expect(texts.length).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(script);
    expect(hasReact).toBe(react);
    expect(styles).toBeLessThanOrEqual(style);
    expect(fontFiles).toHaveLength(path.startsWith('/hi') ? 4 : 2);
    expect(fonts).toBeLessThanOrEqual(font);
  },
);
