import type { ShowcaseId } from '#src/domain/showcase.ts';
import { allPhotosFilter } from '#src/words/en/gallery.ts';

interface Filter {
  key: string;
  name: string;
  hotel: ShowcaseId | null;
}

export const filters: readonly Filter[] = [
  { key: '', name: allPhotosFilter, hotel: null },
  { key: 'lotus', name: 'Hotel Lotus', hotel: 'hotel-lotus' },
  { key: 'casa', name: 'Casa De Patio', hotel: 'casa-de-patio' },
];
