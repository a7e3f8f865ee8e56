import { describe, expect, test } from 'vitest';
import { originsOfStreets, policyOfWorker } from '#src/build/streets.ts';

const read = (style?: string, origins?: string) =>
  originsOfStreets({
    ...(style === undefined ? {} : { PUBLIC_MAP_STYLE_URL: style }),
    ...(origins === undefined ? {} : { PUBLIC_MAP_STYLE_ORIGINS: origins }),
  });

test('without a style nobody is asked', () => {
  expect(read()).toEqual([]);
  expect(read('', ' ')).toEqual([]);
});

test('with one, its origin and those it names, once', () => {
  expect(read('https://tiles.example.org/styles/bright.json?key=a;b')).toEqual(['https://tiles.example.org']);
  expect(
    read('https://tiles.example.org:8443/s.json', ' https://*.example.net  https://tiles.example.org:8443\n'),
  ).toEqual(['https://tiles.example.org:8443', 'https://*.example.net']);
});

describe('what a policy could not name stops the build, and is named', () => {
  test.each([
    'http://tiles.example.org/style.json',
    'tiles.example.org/style.json',
    '/style.json',
    'mapbox://styles/bright',
    'https://*.example.org/style.json',
    'https://tiles.example.org;script-src/style.json',
    'data:application/json,{}',
  ])('style %s', (style) => {
    expect(() => read(style)).toThrow(
      `PUBLIC_MAP_STYLE_URL must be the https address of a map style, such as https://tiles.example.org/style.json, not "${style}".`,
    );
  });

  test.each([
    'http://a.example.org',
    'https://a.example.org/',
    'https://a.example.org/tiles',
    '*',
    'https://*',
    'https:',
    "'unsafe-inline'",
    'https://a.example.org;',
    'https://a.*.example.org',
    'a.example.org,b.example.org',
  ])('origin %s', (origin) => {
    expect(() => read('https://tiles.example.org/s.json', `https://good.example ${origin}`)).toThrow(
      `not "${origin}".`,
    );
  });

  test('origins without a style', () => {
    expect(() => read('', 'https://a.example.org')).toThrow('without PUBLIC_MAP_STYLE_URL');
  });
});

test('the worker may ask those and do nothing else', () => {
  expect(policyOfWorker(['https://a.example', 'https://*.b.example'])).toBe(
    "default-src 'none'; connect-src https://a.example https://*.b.example; base-uri 'none'; form-action 'none'; object-src 'none'",
  );
});
