import type { Contents } from '#src/domain/listing/adminListing.ts';

/** Where a house is on a map: at the position its owner gave, else by its address. */
export function mapUrl({ position }: Pick<Contents, 'position'>, address: string): string {
  const query = position ? `${position.latitude},${position.longitude}` : address;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
