import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { translate } from '../content/translated.ts';
import { type House, houseForm } from '../domain/listing/houseListing.ts';
import type { Language } from '../words/languages.ts';

/** The texts of our own hotels in another language, by the English texts that the database has of them: both made of `content/`. */

type Pairs = Record<string, string>;
type HouseFile = Omit<House, 'gallery' | 'roomCategories'> & {
  roomCategories: Omit<House['roomCategories'][number], 'photos'>[];
};

const readYaml = <Content>(file: string): Content => parse(readFileSync(file, 'utf8'));
/** Photos have words of their own: ownPhotos.ts. */
const formOf = (house: HouseFile) =>
  houseForm({ ...house, gallery: [], roomCategories: house.roomCategories.map((room) => ({ ...room, photos: [] })) });

/** Returns the names and rules, and the descriptions, by their English texts. */
export async function ownTextsIn(language: Language): Promise<{ words: Pairs; texts: Pairs }> {
  const { breakfastRule }: typeof import('../words/en/site.ts') = await import(`../words/${language}/site.ts`);
  const { formatTime }: typeof import('../words/en/party.ts') = await import(`../words/${language}/party.ts`);
  const words: Pairs = {};
  const texts: Pairs = {};
  for (const file of globSync('content/showcase/*.yaml')) {
    const house = readYaml<HouseFile>(file);
    const told = readYaml<unknown>(file.replace('content/', `content/${language}/`));
    const own = translate(house, told, (path) => {
      throw new Error(`content/${language}: ${path} is not as in ${file}.`);
    }) as HouseFile;
    const [english, other] = [formOf(house), formOf(own)];
    const { from, to } = house.breakfast;
    // `houseForm` writes the time of breakfast in English.
    other.policies.house_rules = [own.pets, own.houseRules, breakfastRule(formatTime(from), formatTime(to))].join(' ');
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
