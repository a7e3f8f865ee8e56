import type { InvoiceText } from '#src/domain/desk/invoiceWords.ts';
import type { InvoicePdf } from './invoicePdf.ts';

/** Makes the PDF in a worker. Throws an error if that fails. */
export async function makePdf(text: InvoiceText): Promise<InvoicePdf> {
  const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The file could not be made.'));
      worker.onmessage = ({ data }: MessageEvent<InvoicePdf | null>) => (data ? resolve(data) : fail());
      worker.onerror = fail;
      worker.postMessage(text);
    });
  } finally {
    worker.terminate();
  }
}
