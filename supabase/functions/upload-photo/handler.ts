import { maxFileBytes } from '../../../src/domain/listing/files.ts';
import { answer, posted } from '../_shared/http.ts';
import { repairImage } from '../_shared/imageBytes.ts';
import { commonSentences, receiveUpload, type UploadKind } from '../_shared/uploads.ts';

const photo: UploadKind = {
  kind: 'photo',
  bucket: 'property-photos',
  maxBytes: maxFileBytes,
  clean: repairImage,
  sentences: {
    ...commonSentences,
    invalid_type: 'We can show only JPG, PNG or WebP images.',
    damaged: 'This photo is damaged: part of the file is missing. Copy it from your camera or phone again.',
    too_large: 'This image is larger than 5MB',
    too_many: 'This listing cannot hold more photos. Remove some first.',
    busy: 'Failed to upload images. Please try again.',
    failed: 'Failed to upload images. Please try again.',
  },
};

/** POST `?property_id=…&id=…` with the picture. Answers `{success: true, id, url, width, height}`, and `repaired` if its end was missing. */
export default posted(async (request, env) => {
  let isRepaired = false as boolean;
  const clean: UploadKind['clean'] = (bytes) => {
    const image = repairImage(bytes);
    isRepaired = typeof image === 'object' && image.isRepaired === true;
    return image;
  };
  const upload = await receiveUpload(request, env, { ...photo, clean });
  if (upload instanceof Response) return upload;
  const { id, path, width, height } = upload;
  const url = `/storage/v1/object/public/${photo.bucket}/${path}`;
  return answer(200, { success: true, id, url, width, height, ...(isRepaired && { repaired: true }) });
});
