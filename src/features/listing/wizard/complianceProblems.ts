import * as v from 'valibot';
import { ComplianceSchema, listingProblems, type ProblemCode, requiredDocuments } from '#src/domain/listing/listing.ts';
import { $compliance, complianceFields } from '#src/features/listing/keep/compliance.store.ts';
import { $documents } from '#src/features/listing/keep/documents.store.ts';
import type { Problem } from './stepProps.ts';

/** What is missing or wrong in step 7, documents included, in the order of the form. */
export function readCompliance(): Problem[] {
  const { values, masked } = $compliance.get();
  const read = v.safeParse(ComplianceSchema, values);
  const flat = read.success ? {} : (v.flatten<typeof ComplianceSchema>(read.issues).nested ?? {});
  const isNumberKept = masked !== '' && values.account_number === '';
  const ofFields = complianceFields.flatMap((field) => {
    const sentence = flat[field]?.[0];
    if (!sentence || (field === 'account_number' && isNumberKept)) return [];
    return [{ path: `compliance.${field}`, code: codeOf(sentence) }];
  });
  const papers = $documents.get();
  const ofPapers = requiredDocuments
    .filter((type) => !papers.some((paper) => paper.document_type === type && paper.progress.state === 'stored'))
    .map((type) => ({ path: `documents.${type}`, code: `${type}_document_required` as const }));
  return [...ofFields, ...ofPapers];
}

const codes = Object.keys(listingProblems) as ProblemCode[];
/** Several codes may share a sentence; which of them it is makes no difference to whoever reads it. */
function codeOf(sentence: string): ProblemCode {
  const code = codes.find((one) => listingProblems[one] === sentence);
  if (!code) throw new Error(`No code says: ${sentence}`);
  return code;
}
