import { FileDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { type InvoiceRow, invoiceWords } from '#src/domain/booking/invoiceRow.ts';
import { invoiceText } from '#src/domain/desk/invoiceWords.ts';
import { formatDate } from '#src/domain/stay.ts';
import { makePdf } from '#src/features/desk/makePdf.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { stayInvoice } from '#src/server/calls/stayInvoice.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  token: string;
  invoices: readonly InvoiceRow[];
}

/** The invoices and credit notes that the house has issued, each as a file. */
export function Invoices({ token, invoices }: Props) {
  const [making, setMaking] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  async function make({ id }: InvoiceRow): Promise<string | null> {
    const read = await callAsGuest(stayInvoice, { token, invoice_id: id });
    if (!read.ok) return read.failure.message;
    try {
      const text = invoiceText(read.value);
      const { bytes, missing } = await makePdf(text);
      if (missing.length > 0)
        return `These letters cannot be set in the file: ${missing.join(' ')}. Please ask the hotel for it.`;
      saveFile(`${text.number.replaceAll('/', '-')}.pdf`, new Blob([bytes as BlobPart], { type: 'application/pdf' }));
      return null;
    } catch (error) {
      console.error(error);
      return 'The file could not be made. Please try again.';
    }
  }
  async function save(invoice: InvoiceRow) {
    if (running.current) return;
    running.current = true;
    setMaking(invoice.id);
    setProblem(null);
    setProblem(await make(invoice));
    setMaking(null);
    running.current = false;
  }
  return (
    <ul className="visit-payments">
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <span className="min-w-0">
            {invoiceWords[invoice.kind]} {invoice.number}
            <small>{formatDate(invoice.issued_on)}</small>
          </span>
          <Button
            variant="secondary"
            size="small"
            className="no-print"
            aria-label={`Save ${invoice.number} as PDF`}
            busy={making === invoice.id}
            onClick={() => save(invoice)}
          >
            <FileDown aria-hidden="true" />
            {making === invoice.id ? 'Making…' : 'PDF'}
          </Button>
        </li>
      ))}
      {problem && (
        <li>
          <Notice tone="error">{problem}</Notice>
        </li>
      )}
    </ul>
  );
}
