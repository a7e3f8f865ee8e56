import type { ListingForm } from '#src/domain/listing/listing.ts';

/** Where a house is on a map: at the position its owner gave, else by its address. */
export function mapUrl(
  { latitude, longitude }: Pick<ListingForm['basics'], 'latitude' | 'longitude'>,
  address: string,
) {
  const query = latitude && longitude ? `${latitude},${longitude}` : address;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
