import type { PixelBox } from '#src/domain/showcase.ts';

export const ogSize = { width: 1200, height: 630 } as const;

/** How the picture of a shared link is drawn: all that goes into it. */
export interface OgRecipe {
  title: string;
  /** A short line above the title; may be empty. */
  label: string;
  brand: string;
  host: string;
  /** A photo of `src/assets/photos`, whole or a part of it, or one that an owner uploaded: its full address, which names it for good. */
  photo: { file: string; crop: PixelBox | null } | { url: string };
}
