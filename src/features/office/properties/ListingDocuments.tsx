import type { AdminDocument } from '#src/domain/listing/adminListing.ts';
import { documentTypes } from '#src/domain/listing/listing.ts';
import { AdminTable, type Column } from '#src/features/office/AdminTable.tsx';
import { showError } from '#src/features/office/showError.ts';
import { saveDocument } from '#src/server/documents.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/adminDecision.ts';

async function download(stored: AdminDocument) {
  const saved = await saveDocument(stored);
  if (!saved.ok) showError(saved.failure.message);
}

const columns: Column<AdminDocument>[] = [
  { head: say.document, cell: ({ document_type }) => documentTypes[document_type] },
  {
    head: say.file,
    cell: ({ file_name, is_submitted }) => (
      <>
        {file_name}
        {!is_submitted && <span className="block text-ink-soft text-xs">{say.notPartOfSubmission}</span>}
      </>
    ),
  },
  { head: say.size, cell: ({ bytes }) => (bytes === null ? '–' : say.kilobytes(Math.ceil(bytes / 1024))), right: true },
  {
    head: say.download,
    cell: (row) => (
      <Button variant="secondary" aria-label={say.downloadFile(row.file_name)} onClick={() => download(row)}>
        {say.download}
      </Button>
    ),
  },
];

/** The owner's documents. A link is valid for one minute, and the audit log records each one. */
export function ListingDocuments({ documents }: { documents: readonly AdminDocument[] }) {
  return (
    <section className="decision-part" aria-labelledby="documents">
      <h3 id="documents">{say.headingWithCount(say.documents, documents.length)}</h3>
      <AdminTable
        caption={say.documents}
        columns={columns}
        rows={documents}
        keyOf={({ id }) => id}
        empty={say.documentsAppearHere}
      />
    </section>
  );
}
