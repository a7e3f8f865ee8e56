import { expect, test } from 'vitest';
import { placeKey } from '#src/content/placeSchema.ts';
import { readPlaces } from '#src/content/places.ts';
import { inEnglish, placeName } from '#src/words/hi/placeNames.ts';

const places = readPlaces();
const meant = (text: string) =>
  places.find(({ name, names }) => [name, ...names].some((known) => placeKey(known) === placeKey(text)))?.id;

test.each(places)('$name is called by a name in Hindi, and found by it', ({ id, name }) => {
  expect(placeName(name)).toMatch(/^\p{Script=Devanagari}[\p{Script=Devanagari} ]+$/u);
  expect(meant(inEnglish(placeName(name)))).toBe(id);
});

test.each([
  ['कैंडोलिम', 'Candolim'],
  ['केंडोलिम', 'Candolim'],
  ['कैण्डोलिम', 'Candolim'],
  ['आरम्बोल', 'Arambol'],
  ['मडगांव', 'Margao'],
  ['पंजिम', 'Panaji'],
  ['बागा बीच', 'Baga Beach'],
  ['कैंडोलिम में होटल', 'Candolim hotels'],
  ['अंजुना, गोवा', 'Anjuna Goa'],
  ['मोरजिम के पास', 'Morjim'],
  ['डाबोलिम एयरपोर्ट', 'Dabolim airport'],
  ['डाबोलिम हवाई अड्डा', 'Dabolim airport'],
  ['बार्देश', 'Bardez'],
  ['करमळी', 'Karmali'],
  ['गोआ', 'Goa'],
  ['ओल्ड गोआ', 'Old Goa'],
  ['नागोआ', 'Nagoa'],
  ['लोटस', 'Hotel Lotus'],
  ['होटल लोटस', 'Hotel Lotus'],
  ['कासा दे पातियो', 'Casa De Patio'],
  // Marathi and Konkani
  ['पणजी', 'Panaji'],
  ['कळंगुट', 'Calangute'],
  ['हणजूण', 'Anjuna'],
  ['शिवोली', 'Siolim'],
  ['म्हापसा बस स्थानक', 'Mapusa bus stand'],
  ['बाणावली किनारा', 'Benaulim Beach'],
  ['पाळोळें', 'Palolem'],
  ['दाबोळी विमानतळ', 'Dabolim airport'],
  ['मडगांव रेल्वे स्थानक', 'Margao station'],
  ['जुने गोवे', 'Old Goa'],
  ['दक्षिण गोंय', 'South Goa'],
  ['शापोरा किल्ला', 'Chapora Fort'],
  ['मंगेशी देऊळ', 'Mangeshi Temple'],
  ['कॅसिनो', 'Casino'],
  ['बागा जवळ', 'Baga'],
  ['४०३ ५१५', '403 515'],
  ['Baga', 'Baga'],
  ['कहीं और', 'कहीं और'],
])('%s is searched for as %s', (typed, english) => expect(inEnglish(typed)).toBe(english));
