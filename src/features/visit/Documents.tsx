import { FileDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { invoiceWords } from '#src/domain/booking/invoiceRow.ts';
import { type InvoiceText, invoiceText } from '#src/domain/desk/invoiceWords.ts';
import { receiptEntries, receiptText } from '#src/domain/desk/receiptWords.ts';
import { formatDate, todayInKolkata } from '#src/domain/stay.ts';
import { makePdf } from '#src/features/desk/makePdf.ts';
import { type Result, success } from '#src/lib/result.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { stayInvoice } from '#src/server/calls/stayInvoice.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/en/guestStay.ts';

interface Props {
  token: string;
  stay: GuestStay;
  at: string;
}

interface Paper {
  id: string;
  name: string;
  date: string;
  label: string;
  fileName: string;
  read: () => Promise<Result<InvoiceText>>;
}

function papersOf({ token, stay, at }: Props): Paper[] {
  const readInvoice = (invoice_id: string) => callAsGuest(stayInvoice, { token, invoice_id });
  const [newest] = stay.invoices;
  async function readReceipt(): Promise<Result<InvoiceText>> {
    const invoice = newest && (await readInvoice(newest.id));
    return invoice && !invoice.ok ? invoice : success(receiptText(stay, at, invoice?.value.seller ?? null));
  }
  async function readText(id: string): Promise<Result<InvoiceText>> {
    const invoice = await readInvoice(id);
    return invoice.ok ? success(invoiceText(invoice.value)) : invoice;
  }
  const receipt: Paper = {
    id: 'receipt',
    name: say.receipt,
    date: formatDate(todayInKolkata(new Date(at))),
    label: say.saveReceipt,
    fileName: `receipt-${stay.booking_reference}.pdf`,
    read: readReceipt,
  };
  return [
    ...(receiptEntries(stay).length > 0 ? [receipt] : []),
    ...stay.invoices.map(({ id, kind, number, issued_on }) => ({
      id,
      name: `${invoiceWords[kind]} ${number}`,
      date: formatDate(issued_on),
      label: say.saveAsPdf(number),
      fileName: `${number.replaceAll('/', '-')}.pdf`,
      read: () => readText(id),
    })),
  ];
}

export function Documents(props: Props) {
  const [making, setMaking] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  async function make({ read, fileName }: Paper): Promise<string | null> {
    const text = await read();
    if (!text.ok) return text.failure.message;
    try {
      const { bytes, missing } = await makePdf(text.value);
      if (missing.length > 0) return say.lettersMissing(missing.join(' '));
      saveFile(fileName, new Blob([bytes as BlobPart], { type: 'application/pdf' }));
      return null;
    } catch (error) {
      console.error(error);
      return say.notMade;
    }
  }
  async function save(paper: Paper) {
    if (running.current) return;
    running.current = true;
    setMaking(paper.id);
    setProblem(null);
    setProblem(await make(paper));
    setMaking(null);
    running.current = false;
  }
  return (
    <ul className="visit-payments" aria-label={say.documents}>
      {papersOf(props).map((paper) => (
        <li key={paper.id}>
          <span className="min-w-0">
            {paper.name}
            <small>{paper.date}</small>
          </span>
          <Button
            variant="secondary"
            size="small"
            className="no-print"
            aria-label={paper.label}
            busy={making === paper.id}
            onClick={() => save(paper)}
          >
            <FileDown aria-hidden="true" />
            {making === paper.id ? say.making : 'PDF'}
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
