import { type ListingStatus, listingStatuses } from '#src/domain/listing/listingStatus.ts';

interface Props {
  status: ListingStatus;
}

/** The state of a listing as a small label; its colour says it a second time. */
export function StatusLabel({ status }: Props) {
  return <span className={`status status-${status}`}>{listingStatuses[status].label}</span>;
}
