import { maxFileBytes } from '../../../src/domain/listing/files.ts';
import { cleanDocument } from '../_shared/documentBytes.ts';
import { cleanName } from '../_shared/fileName.ts';
import { answer, posted, refuse } from '../_shared/http.ts';
import { commonSentences, receiveUpload, type UploadKind } from '../_shared/uploads.ts';

const document: UploadKind = {
  kind: 'document',
  bucket: 'property-documents',
  // Less than 5 MB; a photo may have exactly 5.
  maxBytes: maxFileBytes - 1,
  clean: cleanDocument,
  sentences: {
    ...commonSentences,
    invalid_type: 'Please upload PDF, JPG, or PNG files only',
    damaged: 'Please upload PDF, JPG, or PNG files only',
    too_large: 'File size must be less than 5MB',
    too_many: 'This listing cannot hold more documents. Remove some first.',
    busy: 'Failed to upload document. Please try again.',
    failed: 'Failed to upload document. Please try again.',
  },
};

const types = ['gst', 'pan', 'ownership', 'lease', 'other'];

/** POST `?property_id=…&id=…&document_type=…&file_name=…` with the file as the body. Answers `{success: true, id, file_name, bytes}`. */
export default posted(async (request, env) => {
  const params = new URL(request.url).searchParams;
  const document_type = params.get('document_type') ?? '';
  if (!types.includes(document_type)) return refuse(400, 'invalid_request', commonSentences.invalid_request);
  const upload = await receiveUpload(request, env, document, (extension) => ({
    document_type,
    file_name: cleanName(params.get('file_name') ?? '', extension),
  }));
  if (upload instanceof Response) return upload;
  return answer(200, { success: true, id: upload.id, file_name: upload.file_name, bytes: upload.bytes });
});
