import type { InvoiceText } from '#src/domain/desk/invoiceWords.ts';
import { invoicePdf } from './invoicePdf.ts';

// Apart from the page, with a bundle of its own: what the libraries need of the bundler would else be sent to every guest.
self.onmessage = async ({ data }: MessageEvent<InvoiceText>) => {
  try {
    self.postMessage(await invoicePdf(data));
  } catch (error) {
    console.error(error);
    self.postMessage(null);
  }
};
