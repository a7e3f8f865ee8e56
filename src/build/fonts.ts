import { fontProviders } from 'astro/config';
import { builtLanguage } from './languages.ts';

/** Accented letters of foreign names; those of Portuguese are in the fonts of every page. src/assets/fonts/README.md */
const accents =
  'U+C4-C6,U+C8,U+CB-CC,U+CE-D2,U+D6,U+D8-D9,U+DB-DF,U+E4-E6,U+E8,U+EB-EC,U+EE-F2,U+F6,U+F8-F9,U+FB-FF,U+152-153'.split(
    ',',
  );

const devanagari = ['U+900-97F', 'U+200C-200D', 'U+25CC'];

/** The accents' font has no 0: as a family of its own, WebKit would measure `ch` by it and fetch it everywhere. The first file is on every page. */
const font = (name: string, file: string, fallbacks: string[], other: string) => ({
  provider: fontProviders.local(),
  name,
  cssVariable: `--font-${file}`,
  fallbacks,
  options: {
    variants: [
      { file },
      { file: `${file}-accents`, unicodeRange: accents },
      ...(builtLanguage === 'hi' ? [{ file: other, unicodeRange: devanagari }] : []),
    ].map(({ file, ...range }) => ({
      src: [`./src/assets/fonts/${file}.woff2`],
      weight: '400 600',
      style: 'normal',
      ...range,
    })),
  },
});

export const fonts = [
  font('Fraunces', 'fraunces', ['Georgia', 'serif'], 'noto-serif-devanagari'),
  font('Instrument Sans', 'instrument-sans', ['Arial', 'sans-serif'], 'noto-sans-devanagari'),
];
