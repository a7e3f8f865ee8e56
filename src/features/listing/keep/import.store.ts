import { atom, map } from 'nanostores';
import * as v from 'valibot';
import type { AppliedImport, Filled } from '#src/domain/listing/imports.ts';
import { readListingForm } from '#src/domain/listing/listing.ts';
import { deviceStorage, readJson } from '#src/lib/storage.ts';
import { importsKey } from '#src/server/sessionKey.ts';
import type { Imported, ImportSource } from './imports.api.ts';

/** The result of the first step, and the paths of fields to leave out. Kept while the owner is at other steps. */
export const $import = map<{
  source: ImportSource;
  found: Imported | null;
  left: readonly string[];
  /** The owner’s choices for cells that can mean two things, by path. */
  answers: Readonly<Record<string, string>>;
  isApplied: boolean;
}>(nothingFound('booking'));

function nothingFound(source: ImportSource) {
  return { source, found: null, left: [], answers: {}, isApplied: false };
}

/** Opens a source, or the same one again. */
export function chooseSource(source: ImportSource) {
  $import.set(nothingFound(source));
}

/** Takes a field that was found, or leaves it. */
export function takeField(path: string, isTaken: boolean) {
  const others = $import.get().left.filter((one) => one !== path);
  $import.setKey('left', isTaken ? others : [...others, path]);
}

/** Says what a cell means that can mean two things. */
export function answerAsk(path: string, value: string) {
  $import.setKey('answers', { ...$import.get().answers, [path]: value });
}

/** The imports that were taken into the open listing, the last one last: marked on every step, and taken back from there. */
export const $imports = atom<readonly AppliedImport[]>([]);

// On this device only, and for one listing: after a reload the marks are there again, and so is the way back.
let listing = '';

const filled = v.pipe(
  v.unknown(),
  v.transform((stored): Filled => {
    const { basics, amenities, rooms, policies } = readListingForm(stored);
    return { basics, amenities, rooms, policies };
  }),
);
const KeptSchema = v.object({
  property_id: v.string(),
  imports: v.array(v.object({ from: v.string(), before: filled, after: filled })),
});

/** Opens what was brought into a listing on this device. */
export function openImports(property_id: string) {
  if (listing === property_id) return;
  listing = property_id;
  chooseSource('booking');
  $imports.set(readKept(property_id));
}

export function noteImport(applied: AppliedImport) {
  keep([...$imports.get(), applied]);
  $import.setKey('isApplied', true);
}

/** The import that came last, which then counts as taken back. */
export function takeBackImport(): AppliedImport | undefined {
  const last = $imports.get().at(-1);
  keep($imports.get().slice(0, -1));
  $import.setKey('isApplied', false);
  return last;
}

/** After a submission: what came in is the listing's own. */
export function forgetImports() {
  $imports.set([]);
  deviceStorage.remove(importsKey);
}

/** Without storage on the device, the marks last as long as the page. */
function keep(imports: readonly AppliedImport[]) {
  $imports.set(imports);
  deviceStorage.set(importsKey, JSON.stringify({ property_id: listing, imports }));
}

function readKept(property_id: string): readonly AppliedImport[] {
  const kept = v.safeParse(KeptSchema, readJson(deviceStorage.get(importsKey)));
  return kept.success && kept.output.property_id === property_id ? kept.output.imports : [];
}
