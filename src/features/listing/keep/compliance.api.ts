import * as v from 'valibot';
import type { ComplianceInput, DocumentType } from '#src/domain/listing/listing.ts';
import { type Failure, failure, type Result, success } from '#src/lib/result.ts';
import { supabase } from '#src/server/account.ts';
import { type Proof, proofs } from '#src/server/proof.ts';
import { needsSecondFactor } from '#src/server/session.ts';

const text = v.fallback(v.string(), '');
const ComplianceViewSchema = v.object({
  gst_number: text,
  pan_number: text,
  account_holder_name: text,
  /** '••••1234', or '' while the server has no whole number. */
  account_number_masked: text,
  ifsc_code: text,
  bank_name: text,
  branch_address: text,
  saved_at: v.nullable(v.string()),
});
export type ComplianceView = v.InferOutput<typeof ComplianceViewSchema>;

const documentTypes = ['gst', 'pan', 'ownership', 'lease', 'other'] as const satisfies readonly DocumentType[];
const DocumentSchema = v.object({
  id: v.string(),
  document_type: v.picklist(documentTypes),
  file_name: v.string(),
  bytes: v.number(),
});
export type StoredPaper = v.InferOutput<typeof DocumentSchema>;

const FormSchema = v.object({
  ok: v.literal(true),
  /** Null while the account is too easy to get into: `stronger_sign_in_needed`. */
  compliance: v.nullable(ComplianceViewSchema),
  documents: v.array(DocumentSchema),
});

const loadFailed = 'Your compliance details could not be loaded. Please try again.';

/** The owner's compliance data, the account number masked, and the documents of a listing. */
export async function fetchCompliance(
  property_id: string,
): Promise<Result<{ compliance: ComplianceView | null; documents: StoredPaper[] }>> {
  const { data, error } = await supabase().rpc('listing_form', { property_id });
  if (error) return failure('refused', loadFailed);
  const known = v.safeParse(FormSchema, data);
  if (known.success) return success(known.output);
  // The listing has no row yet; what the owner saved for another one is there all the same.
  const { data: any, error: failed } = await supabase().rpc('listing_form', {});
  const other = v.safeParse(FormSchema, any);
  return failed || !other.success ? failure('refused', loadFailed) : success({ ...other.output, documents: [] });
}

const SavedSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), compliance: ComplianceViewSchema }),
  v.object({
    ok: v.literal(false),
    code: v.string(),
    proof: v.optional(v.picklist(proofs)),
    until: v.nullish(v.string()),
  }),
]);

/** `fresh_proof_needed` says how to show who is there, and `until`: from when on `later` is. */
export type SaveFailure = Failure & { proof?: Proof | undefined; until?: string | null | undefined };

/** Saves these fields and leaves the others. */
export async function saveComplianceFields(
  form: Partial<ComplianceInput>,
): Promise<Result<ComplianceView, SaveFailure>> {
  const { data, error } = await supabase().rpc('save_compliance', { form });
  await needsSecondFactor(data);
  const answer = v.safeParse(SavedSchema, data);
  if (error || !answer.success) return failure('lost', '');
  const saved = answer.output;
  if (saved.ok) return success(saved.compliance);
  return failure(saved.code, '', { proof: saved.proof, until: saved.until });
}
