/** Returns the address of this page that names the property; null if it names it already. */
export function houseAddress({ pathname, search, hash }: Location, hotel: string): string | null {
  const params = new URLSearchParams(search);
  if (params.get('hotel') === hotel) return null;
  params.delete('hotel');
  return `${pathname}?${new URLSearchParams([['hotel', hotel], ...params])}${hash}`;
}
