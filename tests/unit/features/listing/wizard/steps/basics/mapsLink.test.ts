import { expect, test } from 'vitest';
import { readMapsLink } from '#src/features/listing/wizard/steps/basics/mapsLink.ts';

const panjim = { latitude: '15.496777', longitude: '73.827827' };

test.each([
  ['two numbers', '15.496777, 73.827827'],
  ['two numbers without a space', '15.496777,73.827827'],
  ['more decimals than the earth needs', '15.49677700001, 73.82782700001'],
  ['a geo address', 'geo:15.496777,73.827827?z=17'],
  [
    'a place with its pin',
    'https://www.google.com/maps/place/Fontainhas/@15.4,73.8,17z/data=!3m1!4b1!4m6!3m5!1s0x3b:0x1!8m2!3d15.496777!4d73.827827!16s%2Fg%2F11',
  ],
  ['the address bar over a map', 'https://www.google.com/maps/@15.496777,73.827827,17z'],
  ['a satellite view', 'https://www.google.com/maps/@15.496777,73.827827,250m/data=!3m1!1e3'],
  ['an Indian address', 'https://www.google.co.in/maps/@15.496777,73.827827,17z?hl=en'],
  ['maps.google.com', 'https://maps.google.com/?q=15.496777,73.827827'],
  ['a query with a name behind it', 'https://maps.google.com/maps?q=15.496777,73.827827(Casa+Susegad)&z=17'],
  ['loc:', 'https://maps.google.com/maps?q=loc:15.496777,73.827827'],
  ['ll', 'https://maps.google.com/maps?ll=15.496777,73.827827&z=17&t=m'],
  ['the documented search link', 'https://www.google.com/maps/search/?api=1&query=15.496777%2C73.827827'],
  ['the documented directions link', 'https://www.google.com/maps/dir/?api=1&destination=15.496777%2C73.827827'],
  [
    'the documented map link',
    'https://www.google.com/maps/@?api=1&map_action=map&center=15.496777%2C73.827827&zoom=12',
  ],
  ['a search for two numbers', 'https://www.google.com/maps/search/15.496777,+73.827827?entry=tts'],
  ['a dropped pin', 'https://www.google.com/maps/place/15.496777,73.827827/@15.4,73.8,17z'],
  ['directions: where they end', 'https://www.google.com/maps/dir/15.2993,74.124/15.496777,73.827827/@15.4,73.9,11z'],
  ['daddr', 'https://maps.google.com/maps?saddr=15.2993,74.124&daddr=15.496777,73.827827'],
  ['Apple Maps', 'https://maps.apple.com/?ll=15.496777,73.827827&q=Casa'],
  ['OpenStreetMap with a marker', 'https://www.openstreetmap.org/?mlat=15.496777&mlon=73.827827#map=17/15.4/73.8'],
  ['OpenStreetMap', 'https://www.openstreetmap.org/#map=17/15.496777/73.827827'],
  ['without https', 'google.com/maps/@15.496777,73.827827,17z'],
  ['shared with words before it', 'Casa Susegad https://www.google.com/maps/@15.496777,73.827827,17z'],
  ['spaces around', '  15.496777 , 73.827827  '],
])('%s', (_, link) => expect(readMapsLink(link)).toEqual({ state: 'place', place: panjim }));

test.each([
  ['south and west', '-15.5,-73.25', '-15.5', '-73.25'],
  [
    'a pin rather than the middle of the map',
    'https://www.google.com/maps/place/A/@1,2,17z/data=!3d-33.8567844!4d151.2152967',
    '-33.8567844',
    '151.2152967',
  ],
  ['the last of several pins', 'https://www.google.com/maps/dir/A/B/data=!3d1.5!4d2.5!3d15.5!4d73.5', '15.5', '73.5'],
])('%s', (_, link, latitude, longitude) =>
  expect(readMapsLink(link)).toEqual({ state: 'place', place: { latitude, longitude } }),
);

test.each([
  'https://maps.app.goo.gl/AbCdEf123',
  'https://goo.gl/maps/AbCdEf',
  'maps.app.goo.gl/AbC',
  'https://share.google/abc',
])('%s is a short link', (link) => expect(readMapsLink(link)).toEqual({ state: 'short' }));

test.each([
  '',
  'Casa Susegad, Panjim',
  'https://www.google.com/maps/place/Fontainhas/',
  'https://www.google.com/maps?q=12+Fontainhas+Lane',
  '95, 73',
  '15, 181',
  '15.496777 73.827827',
  '1e1,2e1',
  'https://example.com/%E0%A4%A',
  'javascript:alert(1)',
])('%s names no place', (link) => expect(readMapsLink(link)).toEqual({ state: 'unknown' }));
