import { type ListingStatus, listingStatuses } from '#src/domain/listing/listingStatus.ts';

interface Props {
  status: ListingStatus;
}

export function StatusLabel({ status }: Props) {
  return <span className={`status status-${status}`}>{listingStatuses[status].label}</span>;
}
