import * as v from 'valibot';
import { type DocumentType, documentTypes } from '../../../src/domain/listing/listing.ts';
import { judge } from '../../../src/domain/listing/submission.ts';
import { answer, type Caller, callAsCaller, type Env, posted, readCaller, readForm, refuse } from '../_shared/http.ts';
import { LegalVersionsSchema } from '../_shared/legalVersions.ts';
import { callService } from '../_shared/service.ts';

const text = v.string();
const AskedSchema = v.object({
  property_id: v.pipe(text, v.uuid()),
  // The column is a 32-bit integer.
  base_revision: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
  accepted_terms: v.boolean(),
  legal_versions: LegalVersionsSchema,
  preview: v.optional(v.boolean(), false),
});
type Asked = v.InferOutput<typeof AskedSchema>;

const types = Object.keys(documentTypes) as DocumentType[];
const StoredSchema = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    listing: v.object({ status: text, revision: v.number(), form: v.unknown() }),
    /** The account number is masked. Null if the account needs a stronger sign-in. */
    compliance: v.nullable(
      v.object({
        gst_number: text,
        gst_declaration: text,
        pan_number: text,
        account_holder_name: text,
        account_number_masked: text,
        ifsc_code: text,
        bank_name: text,
        branch_address: text,
        saved_at: v.nullable(text),
      }),
    ),
    documents: v.array(v.object({ id: text, document_type: v.picklist(types) })),
    photos: v.array(text),
  }),
  v.object({ ok: v.literal(false), code: v.picklist(['not_found', 'second_factor_needed']) }),
]);
type Stored = Extract<v.InferOutput<typeof StoredSchema>, { ok: true }>;

type Submitted =
  | { ok: true; property_id: string; status: string; changes: object[] }
  | { ok: false; code: keyof typeof refusals | 'changed'; [more: string]: unknown };

const refusals = {
  second_factor_needed: [403, 'Sign in again with the code from your authenticator app to submit a listing.'],
  stronger_sign_in_needed: [403, 'Secure your account first.'],
  not_found: [404, 'You have no such listing.'],
  not_owner: [403, 'This account can no longer list properties. Your draft is saved: write to us.'],
  conflict: [409, 'This listing was changed elsewhere.'],
  not_editable: [409, 'This listing is being reviewed and cannot be changed now.'],
  invalid_form: [422, 'We could not read this draft.'],
  invalid: [422, 'Something is missing or not right yet.'],
  changed: [409, 'This listing is being changed. Try again.'],
  would_oversell: [409, 'One room type has more bookings on some night than rooms. Nothing was changed.'],
  incomplete: [409, 'Information that guests need is missing. Nothing was changed.'],
  rate_limited: [429, 'You have published this listing too often. Your draft is saved: try again in an hour.'],
  texts_changed: [409, 'Our terms have changed. Your draft is saved: reload the page.'],
} as const;

function no(code: keyof typeof refusals, more: object = {}): Response {
  const [status, error] = refusals[code];
  return answer(status, { ...more, success: false, code, error });
}

/** Submits the saved draft, once; `preview` writes nothing. Codes: `refusals`. */
export default posted(async (request, env) => {
  const asked = v.safeParse(AskedSchema, await readForm(request));
  if (!asked.success) return refuse(400, 'invalid_request', 'Name the listing.');
  const caller = await readCaller(request, env);
  if (!caller) return refuse(401, 'signed_out', 'Sign in again to submit a listing.');

  // Reads and checks again if files or bank data changed before the write.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const stored = await readStored(request, env, asked.output.property_id);
    if (!stored.ok) return no(stored.code);
    const given = give(stored, asked.output);
    if (given instanceof Response) return given;
    const submitted = await callService<Submitted>(env, 'submit_listing', {
      ...namedBy(asked.output, caller),
      ...given,
    });
    if (submitted.ok) {
      const { ok: _, ...told } = submitted;
      return answer(200, { success: true, ...told });
    }
    const { ok: _, code, ...more } = submitted;
    if (code !== 'changed') return no(code, more);
  }
  return no('changed');
});

const namedBy = ({ property_id, base_revision, legal_versions, preview }: Asked, { claims }: Caller) => ({
  claims,
  property_id,
  base_revision,
  legal_versions,
  is_preview: preview,
});

/** Reads the draft with the caller's token, so that the database checks their rights. */
async function readStored(request: Request, env: Env, property_id: string) {
  const response = await callAsCaller(request, env, 'listing_form', { property_id });
  if (!response.ok) throw new Error(`listing_form answered ${response.status}`);
  return v.parse(StoredSchema, await response.json());
}

function give({ listing, compliance, documents, photos }: Stored, { base_revision, accepted_terms, preview }: Asked) {
  if (!compliance) return no('stronger_sign_in_needed');
  const isHandedIn = listing.status === 'submitted' || listing.status === 'pending';
  if (isHandedIn || listing.revision !== base_revision) return { compliance_saved_at: null, listing: null };
  const { account_number_masked: masked, saved_at, ...fields } = compliance;
  const judged = judge({
    form: listing.form,
    compliance: { ...fields, account_number: '' },
    masked,
    documents: documents.map(({ document_type }) => document_type),
    photos,
    accepted_terms: accepted_terms || preview,
  });
  if (judged.state === 'unreadable') return no('invalid_form');
  if (judged.state === 'invalid') return no('invalid', { problems: judged.problems });
  return { compliance_saved_at: saved_at, listing: { ...judged.listing, documents: documents.map(({ id }) => id) } };
}
