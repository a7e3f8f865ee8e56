import { useEffect, useRef } from 'react';
import { type PhotoList, removePhoto } from './photoList.ts';
import { forgetPhoto, openPhotos } from './photos.store.ts';
import type { StepProps } from './stepProps.ts';

type Props = Pick<StepProps, 'form' | 'edit' | 'property_id' | 'ensureSaved'>;

/**
 * Ties the photos on their way to the form, as long as the calling component is shown. Returns how to change the list: two
 * changes before the next render do not lose one another.
 */
export function usePhotoUploads({ form, edit, property_id, ensureSaved }: Props) {
  const latest = useRef<PhotoList>(form);
  latest.current = { photos: form.photos, cover_photo_id: form.cover_photo_id };
  const calls = useRef({ edit, ensureSaved });
  calls.current = { edit, ensureSaved };

  const change = useRef((list: PhotoList) => {
    latest.current = list;
    calls.current.edit(list);
  }).current;

  useEffect(
    () =>
      openPhotos({
        property_id,
        list: () => latest.current,
        edit: (list) => change({ ...latest.current, ...list }),
        ensureSaved: () => calls.current.ensureSaved(),
      }),
    [property_id, change],
  );

  return {
    list: () => latest.current,
    change,
    remove(id: string) {
      forgetPhoto(id);
      change(removePhoto(latest.current, id));
    },
  };
}
