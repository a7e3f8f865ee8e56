import type { InvoiceText } from '#src/domain/desk/invoiceWords.ts';
import { invoicePdf } from './invoicePdf.ts';

// A worker has its own bundle. Without it, every guest would load the bundler helpers of these libraries.
self.onmessage = async ({ data }: MessageEvent<InvoiceText>) => {
  try {
    self.postMessage(await invoicePdf(data));
  } catch (error) {
    console.error(error);
    self.postMessage(null);
  }
};
