import { expect, test } from 'vitest';
import { faultsOf } from '../support/vocabulary.ts';

const organization = { '@type': 'Organization', '@id': '#o', name: 'A', url: '/', logo: '/l.svg' };
const site = { '@type': 'WebSite', '@id': '#s', name: 'A', url: '/', publisher: { '@id': '#o' } };

test('a graph as it should be has no fault', () => expect(faultsOf([organization, site])).toEqual([]));

test.each([
  ['a type that is misspelt', { ...organization, '@type': 'Organisation' }, 'Organisation: no type'],
  ['none at all', { name: 'A' }, 'undefined: no type'],
  ['one of two', { ...organization, '@type': ['Organization', 'Firm'] }, 'Organization and Firm: no type'],
  ['a property that is misspelt', { ...organization, telefone: '1' }, 'Organization.telefone: not of the type'],
  ['one of another type', { ...organization, geo: 1 }, 'Organization.geo: not of the type'],
  ['one that is missing', { ...organization, logo: undefined }, 'Organization.logo: missing'],
  ['one that is empty', { ...organization, slogan: '' }, 'Organization.slogan: empty'],
  ['a list without anything', { '@type': 'BreadcrumbList', itemListElement: [] }, 'itemListElement: missing'],
  ['a reference to nothing', { ...site, publisher: { '@id': '#p' } }, 'WebSite.publisher: leads nowhere'],
  ['to a type that does not belong there', { ...site, publisher: { '@id': '#s' } }, 'WebSite does not belong there'],
  [
    'what is inside another',
    { ...site, publisher: { '@type': 'Organization', name: 'A', url: '/' } },
    'Organization.logo: missing',
  ],
])('%s is one', (_, node, fault) => {
  expect(faultsOf([organization, { ...node, '@id': '#s' }]).join()).toContain(fault);
});
