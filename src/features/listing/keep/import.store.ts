import { atom, map } from 'nanostores';
import * as v from 'valibot';
import type { AppliedImport, Filled } from '#src/domain/listing/imports.ts';
import { readListingForm } from '#src/domain/listing/listing.ts';
import { deviceStorage, readJson } from '#src/lib/storage.ts';
import { importsKey } from '#src/server/sessionKey.ts';
import type { Imported, ImportSource } from './imports.api.ts';

/** The result of the import, and the paths of fields to leave out. It survives a change of step. */
export const $import = map<{
  source: ImportSource;
  found: Imported | null;
  left: readonly string[];
  /** The owner's answers for ambiguous cells, by path. */
  answers: Readonly<Record<string, string>>;
  isApplied: boolean;
}>(nothingFound('booking'));

function nothingFound(source: ImportSource) {
  return { source, found: null, left: [], answers: {}, isApplied: false };
}

export function chooseSource(source: ImportSource) {
  $import.set(nothingFound(source));
}

export function takeField(path: string, isTaken: boolean) {
  const others = $import.get().left.filter((one) => one !== path);
  $import.setKey('left', isTaken ? others : [...others, path]);
}

export function answerAsk(path: string, value: string) {
  $import.setKey('answers', { ...$import.get().answers, [path]: value });
}

/** The imports applied to the open listing, oldest first. Every step marks their values and can undo them. */
export const $imports = atom<readonly AppliedImport[]>([]);

// Stored on this device for one listing, so that marks and undo survive a reload.
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

export function revertImport(): AppliedImport | undefined {
  const last = $imports.get().at(-1);
  keep($imports.get().slice(0, -1));
  $import.setKey('isApplied', false);
  return last;
}

/** Called after a submission: imported values then count as the owner's own. */
export function forgetImports() {
  $imports.set([]);
  deviceStorage.remove(importsKey);
}

/** Without device storage, the marks end with the page. */
function keep(imports: readonly AppliedImport[]) {
  $imports.set(imports);
  deviceStorage.set(importsKey, JSON.stringify({ property_id: listing, imports }));
}

function readKept(property_id: string): readonly AppliedImport[] {
  const kept = v.safeParse(KeptSchema, readJson(deviceStorage.get(importsKey)));
  return kept.success && kept.output.property_id === property_id ? kept.output.imports : [];
}
