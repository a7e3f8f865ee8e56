import { adminStatuses } from '#src/domain/listing/adminListing.ts';
import type { ListingStatus } from '#src/domain/listing/listingStatus.ts';

/** The state of a listing as a small label; its colour says it a second time. */
export function StatusBadge({ status }: { status: ListingStatus }) {
  const { label, badge } = adminStatuses[status];
  return <span className={`admin-badge ${badge}`}>{label}</span>;
}
