#!/usr/bin/env node
// node check-reviews.mjs https://SITE/reviews/HOTEL.json [an earlier copy]: checks a hotel's rating. Needs Node 22. Exits with 0 if all checks pass.
// - Each entry has the SHA-256 of itself without `hash`, as canonical JSON (RFC 8785: names in order, no spaces), and the one before it.
// - Hidden and removed reviews do not count. Number, mean, stars and aspects are those of the reviews that count.
// - The words match their entry: it has the SHA-256 of the JSON list of salt, name, title and words.
// - All entries of the earlier copy are unchanged. Without an earlier copy it cannot prove that the log is complete.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Returns canonical JSON; supports ASCII texts and whole numbers. @param {unknown} value @returns {string} */
function canonical(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(/** @type {any} */ (value)[name])}`).join(',')}}`;
}

/** Returns the mean with one decimal, halves rounded up, from integers only. @param {readonly number[]} values */
function mean(values) {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length === 0 ? null : Math.floor((20 * sum + values.length) / (2 * values.length)) / 10;
}

class Wrong extends Error {}
/** @param {unknown} holds @param {string} sentence */
function must(holds, sentence) {
  if (!holds) throw new Wrong(sentence);
}

/** Replaces control characters, which could move a terminal's cursor. @param {unknown} text */
const plain = (text) => String(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
const isId = (/** @type {unknown} */ value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(value));
const isStars = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5;
const aspects = ['clean', 'people', 'place', 'value'];

/** @param {any} told */
const isList = (told) =>
  Array.isArray(told?.entries) && Array.isArray(told.words) && isId(told.hotel?.id) && told.figures;

/** @param {any} told @param {any} [earlier] */
function check(told, earlier) {
  must(isList(told), 'This file is not a list of reviews.');
  const { hotel, figures, entries, words } = told;
  /** @type {Map<string, any>} */
  const reviews = new Map();
  let previous = '0'.repeat(64);
  for (const [at, entry] of entries.entries()) {
    const { hash, ...rest } = entry;
    const n = at + 1;
    must(entry.n === n, `Entry ${n} is missing: entry ${entry.n} is in its place.`);
    must(entry.hotel_id === hotel.id, `Entry ${n} belongs to another hotel.`);
    must(entry.previous === previous, `Entry ${n} does not follow the one before it.`);
    must(hash === sha256(canonical(rest)), `Entry ${n} is not what it was: its hash does not fit its content.`);
    previous = hash;
    must(isId(entry.review_id), `Entry ${n} names no review.`);
    must(entry.kind !== 'hidden' || entry.reason, `Entry ${n} hides a review and does not say why.`);
    const review = reviews.get(entry.review_id);
    if (entry.kind === 'left') {
      must(!review, `Entry ${n} adds a review that was added before.`);
      must(isStars(entry.rating), `Entry ${n} has no stars from 1 to 5.`);
      must(
        entry.aspects === null ||
          (canonical(Object.keys(entry.aspects).sort()) === canonical(aspects) &&
            Object.values(entry.aspects).every(isStars)),
        `Entry ${n} has no stars from 1 to 5 for each aspect.`,
      );
      reviews.set(entry.review_id, { ...entry, state: 'shown' });
    } else if (entry.kind === 'hidden' || entry.kind === 'shown') {
      must(
        review && review.state === (entry.kind === 'hidden' ? 'shown' : 'hidden'),
        `Entry ${n} fits no review: ${entry.kind}.`,
      );
      review.state = entry.kind;
      review.reason = entry.kind === 'hidden' ? entry.reason : null;
    } else {
      must(
        entry.kind === 'removed' && review && review.state !== 'removed',
        `Entry ${n} fits no review: ${entry.kind}.`,
      );
      review.state = 'removed';
    }
  }

  const counted = [...reviews.values()].filter(({ state }) => state === 'shown');
  const read = new Map(words.map((/** @type {any} */ one) => [one.review_id, one]));
  must(read.size === words.length, 'The words of a review are listed twice.');
  for (const { review_id, words_hash, n } of counted) {
    const said = read.get(review_id);
    must(said, `The review of entry ${n} counts, and its words are missing.`);
    must(
      sha256(JSON.stringify([said.salt, said.reviewer_name, said.title, said.comment])) === words_hash,
      `The words of the review of entry ${n} are not those that were left.`,
    );
  }
  must(read.size === counted.length, 'There are words of a review that does not count.');

  const rated = counted.filter((one) => one.aspects);
  const computed = {
    review_count: counted.length,
    rating: mean(counted.map(({ rating }) => rating)),
    stars: [1, 2, 3, 4, 5].map((stars) => counted.filter(({ rating }) => rating === stars).length),
    aspect_count: rated.length,
    aspects:
      rated.length === 0
        ? null
        : Object.fromEntries(aspects.map((name) => [name, mean(rated.map((one) => one.aspects[name]))])),
  };
  for (const [name, value] of Object.entries(computed))
    must(
      canonical(value) === canonical(figures[name] ?? null),
      `${name} is shown as ${canonical(figures[name] ?? null)}; by the log it is ${canonical(value)}.`,
    );

  if (earlier !== undefined) {
    must(isList(earlier), 'The earlier copy is not a list of reviews.');
    must(earlier.hotel.id === hotel.id, 'The earlier copy belongs to another hotel.');
    for (const [at, { hash }] of earlier.entries.entries())
      must(entries[at]?.hash === hash, `Entry ${at + 1} of the earlier copy is missing or has changed.`);
  }
  const away = [...reviews.values()].filter(({ state }) => state !== 'shown');
  return [
    `${plain(hotel.name)}: ${computed.rating ?? 'no rating yet'}, of ${counted.length} reviews that count.`,
    `${entries.length} entries follow each other, the last with hash ${previous}.`,
    away.length > 0
      ? `Hidden or removed, so that they do not count: ${away.length}, with a mean of ${mean(away.map(({ rating }) => rating))}${away.some(({ reason }) => reason) ? ` (hidden as ${[...new Set(away.flatMap(({ reason }) => reason ?? []))].sort().join(', ')})` : ''}.`
      : '',
    `Stars, 1 to 5: ${computed.stars.join(', ')}.${computed.aspects ? ` Aspects: ${canonical(computed.aspects)}.` : ''}`,
    earlier !== undefined
      ? `All ${earlier.entries.length} entries of the earlier copy are unchanged and in their places.`
      : 'The log agrees with itself and with the figures. Keep this copy: given as the second argument, it shows later whether an entry was changed or taken out.',
  ].filter((line) => line);
}

/** @param {string} from */
async function read(from) {
  if (!/^https?:/.test(from)) return JSON.parse(await readFile(from, 'utf8'));
  const answer = await fetch(from);
  if (!answer.ok) throw new Wrong(`${from} answers ${answer.status}.`);
  return answer.json();
}

const [from, before] = process.argv.slice(2);
if (!from) {
  console.error('Usage: node check-reviews.mjs https://SITE/reviews/HOTEL.json [an earlier copy of it]');
  process.exitCode = 2;
} else {
  try {
    const told = await read(from);
    const named = /^https?:.*\/reviews\/([0-9a-f-]{36})\.json$/.exec(from)?.[1];
    must(!named || told?.hotel?.id === named, 'This address answers with the reviews of another hotel.');
    for (const line of check(told, before === undefined ? undefined : await read(before))) console.log(line);
    console.log('All of it holds.');
  } catch (error) {
    console.error(
      error instanceof Wrong
        ? plain(error.message)
        : `The file could not be read: ${error instanceof Error ? error.message : error}`,
    );
    process.exitCode = 1;
  }
}
