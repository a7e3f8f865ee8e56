import * as v from 'valibot';
import {
  type ComplianceInput,
  ComplianceSchema,
  type DocumentType,
  haveOwnIds,
  type ListingForm,
  ListingSchema,
  listingProblems,
  type ProblemCode,
  photosIn,
  readListingForm,
  requiredDocuments,
} from './listing.ts';

/** A problem: its path (`basics.pincode`, `rooms.0.name`) and the code of its sentence. */
export interface ListingProblem {
  path: string;
  code: ProblemCode;
}

const isProblemCode = (message: string): message is ProblemCode => Object.hasOwn(listingProblems, message);

function problemsAmong(issues: readonly v.BaseIssue<unknown>[]): ListingProblem[] {
  const found = new Map<string, ListingProblem>();
  for (const { message, path = [] } of issues) {
    const at = path.map(({ key }) => String(key)).join('.');
    if (isProblemCode(message) && !found.has(at)) found.set(at, { path: at, code: message });
  }
  return [...found.values()];
}

export function problemsIn(part: keyof typeof ListingSchema.entries, form: ListingForm): ListingProblem[] {
  return problemsAmong(v.safeParse(v.pick(ListingSchema, [part]), form).issues ?? []);
}

export const needsNoGst = ({ gst_number, gst_declaration }: Pick<ComplianceInput, 'gst_number' | 'gst_declaration'>) =>
  gst_number.trim() === '' && gst_declaration === 'below_threshold';

/** `masked` is the account number that the server has. Then the number need not be typed. */
export function complianceProblems(
  compliance: ComplianceInput,
  masked: string,
  documents: readonly DocumentType[],
): ListingProblem[] {
  const isExempt = needsNoGst(compliance);
  const isNumberKept = masked !== '' && compliance.account_number === '';
  const ofFields = problemsAmong(v.safeParse(v.object({ compliance: ComplianceSchema }), { compliance }).issues ?? []);
  return [
    ...ofFields.filter(
      ({ path }) =>
        !(isNumberKept && path === 'compliance.account_number') && !(isExempt && path === 'compliance.gst_number'),
    ),
    ...requiredDocuments
      .filter((type) => !documents.includes(type) && !(isExempt && type === 'gst'))
      .map((type): ListingProblem => ({ path: `documents.${type}`, code: `${type}_document_required` })),
  ];
}

export interface Submission {
  form: unknown;
  compliance: ComplianceInput;
  masked: string;
  documents: readonly DocumentType[];
  photos: readonly string[];
  accepted_terms: boolean;
}

type Judged =
  | { state: 'ready'; listing: v.InferOutput<typeof ListingSchema> }
  | { state: 'invalid'; problems: ListingProblem[] }
  | { state: 'unreadable' };

export function judge({ compliance, masked, documents, photos, accepted_terms, ...stored }: Submission): Judged {
  const form = readListingForm(stored.form);
  const read = v.safeParse(ListingSchema, form);
  const issues = read.issues ?? [];
  const named = photosIn(form);
  const isTwice = !haveOwnIds(named.map(({ photo }) => photo));
  if (isTwice || issues.some(({ message }) => !isProblemCode(message))) return { state: 'unreadable' };
  // A photo that never reached the server is missing.
  const lost = named
    .filter(({ photo }) => !photos.includes(photo.id.toLowerCase()))
    .map(
      ({ path }): ListingProblem => ({ path, code: path.startsWith('rooms') ? 'room_photo_lost' : 'photos_required' }),
    );
  const problems = [
    ...problemsAmong(issues),
    ...lost,
    ...complianceProblems(compliance, masked, documents),
    ...(accepted_terms ? [] : [{ path: 'accepted_terms', code: 'terms_required' } as const]),
  ];
  return read.success && problems.length === 0
    ? { state: 'ready', listing: read.output }
    : { state: 'invalid', problems };
}
