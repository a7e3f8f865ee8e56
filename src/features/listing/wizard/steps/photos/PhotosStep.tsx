import { mostPhotos } from '#src/domain/listing/listing.ts';
import type { StepProps } from '#src/features/listing/wizard/step.ts';
import { PhotoEditor } from './PhotoEditor.tsx';

export function PhotosStep({ form, problems }: StepProps) {
  return <PhotoEditor at="photos" list={form} most={mostPhotos.house} problems={problems} />;
}
