import type { ListingForm } from '#src/domain/listing/listing.ts';

export function mapUrl(
  { latitude, longitude }: Pick<ListingForm['basics'], 'latitude' | 'longitude'>,
  address: string,
) {
  const query = latitude && longitude ? `${latitude},${longitude}` : address;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
