import * as v from 'valibot';
import type { ComplianceInput, DocumentType } from '#src/domain/listing.ts';
import { supabase } from '#src/lib/account.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { needsSecondFactor } from '#src/lib/session.ts';

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
  compliance: ComplianceViewSchema,
  documents: v.array(DocumentSchema),
});

const loadFailed = 'Your compliance details could not be loaded. Please try again.';

/** The owner's compliance data, numbers masked, and the documents of a listing. */
export async function fetchCompliance(
  property_id: string,
): Promise<Result<{ compliance: ComplianceView; documents: StoredPaper[] }>> {
  const { data, error } = await supabase().rpc('listing_form', { property_id });
  if (error) return failure(loadFailed);
  const known = v.safeParse(FormSchema, data);
  if (known.success) return success(known.output);
  // The listing has no row yet; what the owner saved for another one is there all the same.
  const { data: any, error: failed } = await supabase().rpc('listing_form', {});
  const other = v.safeParse(FormSchema, any);
  return failed || !other.success ? failure(loadFailed) : success({ ...other.output, documents: [] });
}

const SavedSchema = v.object({ ok: v.literal(true), compliance: ComplianceViewSchema });

/** Saves these fields and leaves the others. */
export async function saveComplianceFields(form: Partial<ComplianceInput>): Promise<Result<ComplianceView>> {
  const { data, error } = await supabase().rpc('save_compliance', { form });
  await needsSecondFactor(data);
  const saved = v.safeParse(SavedSchema, data);
  if (error || !saved.success) return failure('Your details could not be saved. Please try again.');
  return success(saved.output.compliance);
}

/** A link to a document, good for a minute. */
export async function signDocument(property_id: string, { id, file_name }: StoredPaper): Promise<Result<string>> {
  const path = `${property_id}/${id}.${file_name.split('.').at(-1)}`;
  const link = await supabase().linkToFile('property-documents', path, file_name);
  return link ? success(link) : failure('The document could not be opened. Please try again.');
}

/** Removes a document for good. One that is gone already is removed. */
export async function removeDocument(id: string): Promise<Result<null>> {
  const { data, error } = await supabase().rpc('remove_document', { id });
  if (error || (!data.ok && data.code !== 'not_found')) {
    return failure(
      data?.code === 'not_editable'
        ? 'This listing is being reviewed and cannot be changed now.'
        : 'The document could not be removed. Please try again.',
    );
  }
  // Its bytes go a moment later; nobody waits for that.
  supabase()
    .call('tidy-uploads', {})
    .catch(() => {});
  return success(null);
}
