/** Sorts our own hotels by `order`, then by id. Those without `order` come last. */
export const inOrder = <House extends { id: string; order?: number | undefined }>(houses: readonly House[]): House[] =>
  [...houses].sort((a, b) => (a.order ?? Number.MAX_VALUE) - (b.order ?? Number.MAX_VALUE) || (a.id < b.id ? -1 : 1));

const photoShape = 3 / 2;

/** The left, top and width as fractions of the photo. The height follows from the shape. */
interface Crop {
  x: number;
  y: number;
  width: number;
}

export interface PixelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function cropBox(crop: Crop, photo: { width: number; height: number }): PixelBox | null {
  const box = {
    left: Math.round(crop.x * photo.width),
    top: Math.round(crop.y * photo.height),
    width: Math.round(crop.width * photo.width),
    height: Math.round((crop.width * photo.width) / photoShape),
  };
  const inside = box.left + box.width <= photo.width && box.top + box.height <= photo.height;
  return inside ? box : null;
}

/** Returns `₹3,000–5,000`, or `₹3,000` if both are equal. Whole rupees have no decimals. */
export function formatPriceRange({ from, to }: { from: number; to: number }): string {
  const [low, high] = [from, to].map((rupees) =>
    rupees.toLocaleString('en-IN', { minimumFractionDigits: rupees % 1 ? 2 : 0 }),
  );
  return low === high ? `₹${low}` : `₹${low}–${high}`;
}

export function directionsUrl(house: { directionsUrl?: string | undefined; mapsQuery: string }): string {
  return (
    house.directionsUrl ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(house.mapsQuery)}`
  );
}
