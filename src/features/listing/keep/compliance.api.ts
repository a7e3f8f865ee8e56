import { isLost, type Result, success } from '#src/lib/result.ts';
import { type ComplianceView, loadCompliance, type StoredDocument } from '#src/server/calls/listing.ts';
import { call } from '#src/server/member.ts';

/** The owner's compliance data, the account number masked, and the documents of a listing. */
export async function fetchCompliance(
  property_id: string,
): Promise<Result<{ compliance: ComplianceView | null; documents: StoredDocument[] }>> {
  const own = await call(loadCompliance, { property_id });
  if (own.ok || isLost(own.failure)) return own;
  // The listing has no row yet; what the owner saved for another one is there all the same.
  const other = await call(loadCompliance);
  return other.ok ? success({ ...other.value, documents: [] }) : other;
}
