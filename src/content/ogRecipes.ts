import type { PixelBox } from '#src/domain/showcase.ts';

export const ogSize = { width: 1200, height: 630 } as const;

export interface OgRecipe {
  title: string;
  /** A short line above the title, or ''. */
  label: string;
  brand: string;
  host: string;
  /** A photo of `src/assets/photos` or a part of it, or the full address of an upload, which never changes. */
  photo: { file: string; crop: PixelBox | null } | { url: string };
}
