import * as v from 'valibot';
import { type DocumentType, listingProblems, type ProblemCode, readListingForm } from '#src/domain/listing/listing.ts';
import { type ListingStatus, listingStatuses } from '#src/domain/listing/listingStatus.ts';
import { StepSchema } from '#src/domain/listing/steps.ts';
import { unreachable } from '#src/words/en/common.ts';
import * as say from '#src/words/staff/wizard.ts';
import type { Call } from '../apiClient.ts';
import { proofs } from '../proof.ts';

const form = v.pipe(v.unknown(), v.transform(readListingForm));
const DraftSchema = v.object({ form, revision: v.number(), saved_at: v.nullable(v.string()), step: StepSchema });
const theirs = v.partial(DraftSchema).entries;

export const loadListing = {
  path: 'rest/v1/rpc/listing_form',
  answer: v.object({
    listing: v.nullable(
      v.object({
        ...DraftSchema.entries,
        property_id: v.string(),
        status: v.picklist(Object.keys(listingStatuses) as ListingStatus[]),
        is_public: v.boolean(),
        rejection_reason: v.nullable(v.string()),
        /** True if guests find it or its owner hides it: then some changes go live immediately. */
        is_live: v.boolean(),
      }),
    ),
  }),
  failed: unreachable,
} as const satisfies Call;

export const saveDraft = {
  path: 'rest/v1/rpc/save_listing_draft',
  answer: v.object({ revision: v.number(), saved_at: v.string() }),
  facts: v.object(theirs),
  failed: unreachable,
} as const satisfies Call;

const codes = Object.keys(listingProblems) as ProblemCode[];
/** Submits the saved draft for review. Repeating it has no further effect. */
export const submitListing = {
  path: 'functions/v1/submit-listing',
  seconds: 30,
  answer: v.object({ status: v.string(), changes: v.array(v.unknown()) }),
  facts: v.object({
    ...theirs,
    problems: v.optional(v.array(v.object({ path: v.string(), code: v.picklist(codes) }))),
  }),
  failed: unreachable,
} as const satisfies Call;

const text = v.fallback(v.string(), '');
const ComplianceSchema = v.object({
  gst_number: text,
  gst_declaration: text,
  pan_number: text,
  account_holder_name: text,
  /** '••••1234', or '' while the server has no whole number. */
  account_number_masked: text,
  ifsc_code: text,
  bank_name: text,
  branch_address: text,
  saved_at: v.nullable(v.string()),
});

const documentTypes = ['gst', 'pan', 'ownership', 'lease', 'other'] as const satisfies readonly DocumentType[];
const DocumentSchema = v.object({
  id: v.string(),
  document_type: v.picklist(documentTypes),
  file_name: v.string(),
  bytes: v.number(),
});
export type StoredDocument = v.InferOutput<typeof DocumentSchema>;

export const loadCompliance = {
  path: loadListing.path,
  answer: v.object({
    /** Null while the account needs a stronger sign-in (`stronger_sign_in_needed`). */
    compliance: v.nullable(ComplianceSchema),
    documents: v.array(DocumentSchema),
  }),
  failed: say.weCouldNotLoadTaxAndBank,
} as const satisfies Call;

export const saveCompliance = {
  path: 'rest/v1/rpc/save_compliance',
  answer: v.object({ compliance: ComplianceSchema }),
  /** The kind of proof needed, with a `fresh_proof_needed`; `until`: when a `later` proof becomes possible. */
  facts: v.object({ proof: v.optional(v.picklist(proofs)), until: v.nullish(v.string()) }),
  failed: unreachable,
} as const satisfies Call;
