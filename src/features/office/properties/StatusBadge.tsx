import { adminStatuses } from '#src/domain/listing/adminListing.ts';
import type { ListingStatus } from '#src/domain/listing/listingStatus.ts';
import { Badge } from '#src/features/office/Badge.tsx';

export function StatusBadge({ status }: { status: ListingStatus }) {
  const { label, tone } = adminStatuses[status];
  return <Badge tone={tone}>{label}</Badge>;
}
