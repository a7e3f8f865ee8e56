import * as v from 'valibot';
import { PropertyDataSchema } from '#src/domain/listing/imports.ts';
import * as say from '#src/words/staff/wizard.ts';
import type { Call } from '../apiClient.ts';

const refusals = { signed_out: say.signInAgainToUpload };
const uploading = {
  /** Empty: the list of uploads shows its own message. */
  failed: '',
  seconds: 120,
} as const;
export const uploadPhoto = {
  path: 'functions/v1/upload-photo',
  answer: v.object({
    ...{ id: v.string(), url: v.string(), width: v.number(), height: v.number() },
    repaired: v.optional(v.boolean()),
  }),
  refusals: { ...refusals, too_large: say.imageLargerThan5mb },
  ...uploading,
} as const satisfies Call;
export const uploadDocument = {
  path: 'functions/v1/upload-document',
  answer: v.object({ id: v.string(), file_name: v.string(), bytes: v.number() }),
  refusals: { ...refusals, too_large: say.fileSizeLimit },
  ...uploading,
} as const satisfies Call;

export const documentLink = {
  path: 'functions/v1/document-link',
  answer: v.object({ url: v.pipe(v.string(), v.startsWith('/storage/v1/')) }),
  failed: say.weCouldNotOpenDocument,
} as const satisfies Call;
export const removeDocument = {
  path: 'functions/v1/remove-document',
  answer: v.object({ success: v.literal(true) }),
  failed: say.weCouldNotRemoveDocument,
} as const satisfies Call;

const importing = {
  answer: v.object({ propertyData: PropertyDataSchema, summary: v.string() }),
  seconds: 30,
} as const;
export const importBooking = {
  path: 'functions/v1/import-booking',
  failed: say.failedToImport.booking,
  ...importing,
} as const satisfies Call;
export const importAirbnb = {
  path: 'functions/v1/import-airbnb',
  failed: say.failedToImport.airbnb,
  ...importing,
} as const satisfies Call;
export const importCsv = {
  path: 'functions/v1/import-csv',
  failed: say.failedToImport.csv,
  ...importing,
} as const satisfies Call;
