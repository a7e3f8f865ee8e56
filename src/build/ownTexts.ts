import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { translate } from '../content/translations.ts';
import { addressLine } from '../domain/hotel/directions.ts';
import { type House, type HouseWords, houseForm } from '../domain/listing/houseListing.ts';
import type { Language } from '../words/languages.ts';

/** Translations of our own hotels by the English texts in the database. Both are made from `content/`. */

type Pairs = Record<string, string>;
type HouseFile = Omit<House, 'gallery' | 'roomCategories'> & {
  roomCategories: Omit<House['roomCategories'][number], 'photos'>[];
};

const readYaml = <Content>(file: string): Content => parse(readFileSync(file, 'utf8'));

/** Returns a hotel's listing with the address that private.publish_listing makes. Photo texts are in ownPhotos.ts. */
function tell(house: HouseFile, words?: HouseWords) {
  const rooms = house.roomCategories.map((room) => ({ ...room, photos: [] }));
  const form = houseForm({ ...house, gallery: [], roomCategories: rooms }, undefined, words);
  const { address, state, pincode, city, country } = form.basics;
  const inRow = `${address}, ${state} ${pincode}`;
  return { ...form, addresses: [inRow, addressLine({ address: inRow, city, country })] };
}

export async function ownTextsIn(language: Language): Promise<{ words: Pairs; texts: Pairs }> {
  const site: typeof import('../words/en/site.ts') = await import(`../words/${language}/site.ts`);
  const party: typeof import('../words/en/party.ts') = await import(`../words/${language}/party.ts`);
  const words: Pairs = {};
  const texts: Pairs = {};
  for (const file of globSync('content/showcase/*.yaml')) {
    const house = readYaml<HouseFile>(file);
    const translation = file.replace('content/', `content/${language}/`);
    if (!existsSync(translation)) continue;
    // The pages of the house report what differs, and show it in English.
    const own = translate(house, readYaml<unknown>(translation), () => {}) as HouseFile;
    const [english, other] = [tell(house), tell(own, { ...site, ...party })];
    for (const [at, address] of english.addresses.entries()) words[address] = other.addresses[at] ?? address;
    for (const rule of ['house_rules', 'age_restriction', 'payment_policy', 'special_conditions'] as const)
      words[english.policies[rule]] = other.policies[rule];
    texts[english.basics.description] = other.basics.description;
    for (const [at, room] of english.rooms.entries()) {
      words[room.name] = other.rooms[at]?.name ?? room.name;
      texts[room.description] = other.rooms[at]?.description ?? room.description;
    }
  }
  return { words, texts };
}
