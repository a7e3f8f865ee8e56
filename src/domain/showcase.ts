/** The two houses of the marketing pages, in the order they are shown. Each has a file of that name in `content/showcase`. */
export const showcaseIds = ['hotel-lotus', 'casa-de-patio'] as const;
export type ShowcaseId = (typeof showcaseIds)[number];

/** Every photo of the site is cut to this shape. */
const photoShape = 3 / 2;

/** A detail of a photo: its left upper corner and width as fractions of the photo. The height follows from the shape. */
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

/** Where a detail lies in a photo of this size, in whole pixels, or null when it reaches over the photo's edge. */
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

/** A range of rupees: `₹3,000–5,000`; `₹3,000` where both ends are one. Decimals only of what is no whole rupee. */
export function formatPriceRange({ from, to }: { from: number; to: number }): string {
  const [low, high] = [from, to].map((rupees) =>
    rupees.toLocaleString('en-IN', { minimumFractionDigits: rupees % 1 ? 2 : 0 }),
  );
  return low === high ? `₹${low}` : `₹${low}–${high}`;
}

/** Where a house is on a map: its own short link, else a search for its name and place. */
export function directionsUrl(house: { directionsUrl?: string | undefined; mapsQuery: string }): string {
  return (
    house.directionsUrl ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(house.mapsQuery)}`
  );
}
