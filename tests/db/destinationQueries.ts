/**
 * Destinations that guests type and the demo hotels that they must find, written by hand from the map and `content/places.yaml`. Changing the search
 * does not change this list. Hotels are named by the city on their card.
 */

const bardez = ['Anjuna', 'Assagao', 'Baga', 'Calangute', 'Candolim', 'Porvorim', 'Saligao', 'Siolim', 'Vagator'];
const pernem = ['Arambol', 'Ashwem', 'Mandrem', 'Morjim'];
const tiswadi = ['Divar', 'Old Goa', 'Panjim'];
const salcete = ['Benaulim', 'Cavelossim', 'Colva', 'Varca'];
const canacona = ['Agonda', 'Palolem', 'Patnem'];
const north = [...bardez, ...pernem];
const south = [...salcete, ...canacona];
const all = [...north, ...tiswadi, ...south];

/** A text, and the cities of the hotels that it must find. No others may be found. */
export const found: [asked: string, cities: readonly string[]][] = [
  ['', all],
  ['Goa', all],
  ['goa, india', all],
  ['India', all],
  ['Goa beach resorts', all],
  ['Goa district', all],
  ['North Goa', north],
  ['North Goa, India', north],
  ['beach resort in north goa', north],
  ['North Goa district', north],
  ['Goa North', north],
  ['South Goa beach', south],
  ['Dakshin Goa', south],
  ['Central Goa', tiswadi],
  ['Bardez', bardez],
  ['bardez taluka', bardez],
  ['Bardez, North Goa', bardez],
  ['Bardes', bardez],
  ['Pernem', pernem],
  ['Ilhas', tiswadi],
  ['Salcete, South Goa', salcete],
  ['Kankon', canacona],
  ['canacona 403702', canacona],
  ['Candolim', ['Candolim']],
  ['CANDOLIM', ['Candolim']],
  ['Candolim, Goa, India', ['Candolim']],
  ['Candolim, Bardez, North Goa, Goa', ['Candolim']],
  ['hotels near Candolim beach', ['Candolim']],
  ['Candolim, Goa 403515, India', ['Candolim']],
  ['Kalangut', ['Calangute']],
  ['the beach at calangute', ['Calangute']],
  ['Baga Beach', ['Baga']],
  ['Hanjun', ['Anjuna']],
  ['Big Vagator', ['Vagator']],
  ['assagão', ['Assagao']],
  ['Shivoli', ['Siolim']],
  ['Alto Porvorim', ['Porvorim']],
  ['Porvorim 403521', ['Porvorim']],
  ['Turtle Beach', ['Morjim']],
  ['Ashvem Beach', ['Ashwem']],
  ['Harmal', ['Arambol']],
  ['Panaji', ['Panjim']],
  ['Nova Goa', ['Panjim']],
  ['Old Goa', ['Old Goa']],
  ['Velha Goa', ['Old Goa']],
  ['Divar Island', ['Divar']],
  ['Kolva', ['Colva']],
  ['colva beach, salcete, south goa', ['Colva']],
  ['Zalor Beach', ['Varca']],
  ['Kavelosim', ['Cavelossim']],
  ['palolem, canacona, south goa', ['Palolem']],
  ['Baga, Calangute', ['Baga', 'Calangute']],
  ['anjuna vagator', ['Anjuna', 'Vagator']],
  ['Palolem, Agonda, Patnem', ['Palolem', 'Agonda', 'Patnem']],
  ['Baga, Calangute, Bardez, North Goa', ['Baga', 'Calangute']],
  ['Pernem, South Goa', [...pernem, ...south]],
  ['near me', all],
  ['403515', ['Candolim']],
  ['403-515', ['Candolim']],
  ['Candolim, Goa 403 515', ['Candolim']],
  ['403516', ['Baga', 'Calangute']],
  ['403403', ['Divar']],
  ['Calanguti', ['Calangute']],
  ['Kandolim', ['Candolim']],
  ['anjunaa', ['Anjuna']],
  ['Bagha', ['Baga']],
  ['Vagatr', ['Vagator']],
  ['panajee', ['Panjim']],
  ['hotels in calungute', ['Calangute']],
  ['South Gao', south],
  ['Cannacona', canacona],
];

export const foundByWords: [asked: string, name: RegExp][] = [
  ['Hotel Lotus', /^Hotel Lotus/],
  ['Lotus Candolim', /^Hotel Lotus/],
  ['Hotel Lotus, North Goa', /^Hotel Lotus/],
  ['Casa De Patio', /^Casa De Patio/],
  ['casa de patio porvorim', /^Casa De Patio/],
  ['Palolem Half Moon', /^Palolem Half Moon/],
  ['Fontaine', /^Fontaine Rooms/],
  ['North End', /^Kite and Anchor/],
  ['Latin Quarter Panjim', /^Rua de Natal/],
  ['sandpiper', /^The Sandpiper/],
  ['Creek Side', /^Baga Creek/],
];

export const mended: [asked: string, name: RegExp][] = [
  ['Hotel Lotos', /^Hotel Lotus/],
  ['Lottus', /^Hotel Lotus/],
  ['Palolem Half Mooon', /^Palolem Half Moon/],
  ['sandpipper', /^The Sandpiper/],
  ['the sandpiepr morjim', /^The Sandpiper/],
];

/** A place followed by words that name nothing there: the cities of the place, and the words. */
export const passedOver: [asked: string, cities: readonly string[], words: string][] = [
  ['Candolim with pool', ['Candolim'], 'with pool'],
  ['Candolim bus stop', ['Candolim'], 'bus stop'],
  ['pet friendly stays in Anjuna', ['Anjuna'], 'pet friendly'],
];

export const foundNear: [asked: string, cities: readonly string[]][] = [
  ['Mopa airport', ['Siolim', 'Arambol', 'Mandrem', 'Morjim', 'Assagao', 'Ashwem']],
  ['Manohar International Airport', ['Siolim', 'Arambol', 'Mandrem', 'Morjim', 'Assagao', 'Ashwem']],
  ['Madgaon station', ['Benaulim', 'Colva', 'Varca', 'Cavelossim']],
  ['Margao railway station', ['Benaulim', 'Colva', 'Varca', 'Cavelossim']],
  ['madgoan station', ['Benaulim', 'Colva', 'Varca', 'Cavelossim']],
  [
    'Dabolim airport',
    ['Panjim', 'Colva', 'Old Goa', 'Candolim', 'Porvorim', 'Benaulim', 'Divar', 'Calangute', 'Saligao'],
  ],
  ['Goa airport', ['Panjim', 'Colva', 'Old Goa', 'Candolim', 'Porvorim', 'Benaulim', 'Divar', 'Calangute', 'Saligao']],
  ['GOI', ['Panjim', 'Colva', 'Old Goa', 'Candolim', 'Porvorim', 'Benaulim', 'Divar', 'Calangute', 'Saligao']],
];

export const foundAround: [asked: string, nearest: string][] = [
  ['Dabolim', 'Panjim'],
  ['Vasco', 'Panjim'],
  ['Mapusa', 'Assagao'],
  ['Mhapsa 403507', 'Assagao'],
  ['Sinquerim Beach', 'Candolim'],
  ['Margao', 'Benaulim'],
  ['Majorda Beach', 'Colva'],
  ['Ponda', 'Old Goa'],
  ['Betul', 'Cavelossim'],
  ['Mobor', 'Cavelossim'],
];

export const foundByLandmark: [asked: string, landmark: string, nearest: string][] = [
  ['Basilica of Bom Jesus', 'Basilica of Bom Jesus', 'Old Goa'],
  ['Basillica', 'Basilica of Bom Jesus', 'Old Goa'],
  ['hotels near Se Cathedral', 'Se Cathedral', 'Old Goa'],
  ['Our Lady of the Immaculate Conception', 'Immaculate Conception Church', 'Panjim'],
  ['Fort Aguada', 'Fort Aguada', 'Candolim'],
  ['Aguada Fort, Candolim', 'Fort Aguada', 'Candolim'],
  ['Dil Chahta Hai fort', 'Chapora Fort', 'Vagator'],
  ['casino', 'Casinos of Panjim', 'Panjim'],
  ['hotels near casino', 'Casinos of Panjim', 'Panjim'],
  ["Tito's Lane", 'Titos Lane', 'Baga'],
  ['Anjuna flea market', 'Anjuna Flea Market', 'Anjuna'],
  ['Arpora night market', 'Saturday Night Market', 'Baga'],
  ['Goa Medical College', 'Goa Medical College', 'Panjim'],
  ['BITS Pilani', 'BITS Goa', 'Old Goa'],
  ['Harvalem waterfall', 'Arvalem Falls', 'Divar'],
  ['Salim Ali bird sanctuary', 'Salim Ali Bird Sanctuary', 'Divar'],
  ['panjim bus stand', 'Panaji bus stand', 'Panjim'],
  ['kadamba bus stand mapusa', 'Mapusa bus stand', 'Assagao'],
  ['Divar ferry', 'Old Goa ferry', 'Old Goa'],
  ['Mandovi River Cruise', 'Santa Monica Jetty', 'Panjim'],
  ['CHOGM Road', 'Saligao Calangute Road', 'Saligao'],
  ['Gaura Vaddo', 'Gauravaddo', 'Calangute'],
  ['St. Inez', 'St Inez', 'Panjim'],
  ['South Palolem', 'Ourem', 'Palolem'],
];

/** Places outside Goa and vague words: the search finds nothing and names no place. */
export const unknown: string[] = ['Mumbai', 'Pune airport', 'Gokarna', 'hospital', 'Manali beach', '403 999'];

export const foundNowhere: [asked: string, nearest: string][] = [
  ['Mollem', 'Colva'],
  ['Dudhsagar Falls', 'Varca'],
];
