import type { AdminDocument } from '#src/domain/listing/adminListing.ts';
import { documentTypes } from '#src/domain/listing/listing.ts';
import { showError } from '#src/features/office/showError.ts';
import { type Column, Table } from '#src/features/office/Table.tsx';
import { saveDocument } from '#src/server/documents.ts';
import { Button } from '#src/ui/Button.tsx';

async function download(stored: AdminDocument) {
  const saved = await saveDocument(stored);
  if (!saved.ok) showError(saved.failure.message);
}

const columns: Column<AdminDocument>[] = [
  { head: 'Document', cell: ({ document_type }) => documentTypes[document_type] },
  {
    head: 'File',
    cell: ({ file_name, is_submitted }) => (
      <>
        {file_name}
        {!is_submitted && <span className="block text-ink-soft text-xs">Not part of the submission</span>}
      </>
    ),
  },
  { head: 'Size', cell: ({ bytes }) => (bytes === null ? '–' : `${Math.ceil(bytes / 1024)} kB`), right: true },
  {
    head: 'Download',
    cell: (row) => (
      <Button variant="secondary" aria-label={`Download ${row.file_name}`} onClick={() => download(row)}>
        Download
      </Button>
    ),
  },
];

/** The owner's documents. A link is valid for one minute, and the audit log records each one. */
export function Documents({ documents }: { documents: readonly AdminDocument[] }) {
  return (
    <section className="decision-part" aria-labelledby="documents">
      <h3 id="documents">Documents ({documents.length})</h3>
      <Table
        caption="Documents"
        columns={columns}
        rows={documents}
        keyOf={({ id }) => id}
        empty="The owner submits the GST certificate, PAN card and proof of ownership with the listing. They appear here."
      />
    </section>
  );
}
