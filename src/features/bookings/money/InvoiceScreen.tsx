import './money.css';
import './till.css';
import '#src/features/bookings/bookings.css';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Invoice } from '#src/domain/desk/invoice.ts';
import { invoiceText } from '#src/domain/desk/invoiceWords.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { EmailInvoice } from '#src/features/desk/EmailInvoice.tsx';
import { makePdf } from '#src/features/desk/makePdf.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskInvoice } from '#src/server/calls/money.ts';
import { $session } from '#src/server/session.ts';
import { call } from '#src/server/signedIn.ts';
import { useRequiredSession } from '#src/server/useRequiredSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { unreachable } from '#src/words/en/common.ts';
import * as invoices from '#src/words/staff/invoices.ts';
import * as say from '#src/words/staff/money.ts';
import { InvoicePaper } from './InvoicePaper.tsx';

export function InvoiceScreen() {
  const [query] = useQuery({ id: '' });
  const user = useRequiredSession();
  const session = useStore($session, { ssr: 'initial' });
  const id = readUuid(query.id);
  const { remote, retry } = useRemote(user && id, () => call(deskInvoice, { invoice_id: id }));
  if (session.state === 'unreachable')
    return <RetryNotice onRetry={() => window.location.reload()}>{unreachable}</RetryNotice>;
  if (!id)
    return (
      <Notice action={<Button href={ownerPaths.till()}>{invoices.goToTill}</Button>}>{invoices.chooseInvoice}</Notice>
    );
  if (remote.state === 'failed') return <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>;
  return remote.state === 'ready' ? <Shown {...remote.value} /> : <ListSkeleton label={invoices.loadingInvoice} />;
}

function Shown({ invoice, guest_email }: { invoice: Invoice; guest_email: string | null }) {
  const [state, setState] = useState<{ busy: boolean; problem: string }>({ busy: false, problem: '' });
  const text = invoiceText(invoice);

  async function save() {
    setState({ busy: true, problem: '' });
    try {
      const { bytes, missing } = await makePdf(text);
      if (missing.length > 0) {
        setState({
          busy: false,
          problem: invoices.pdfCannotShowLettersPrint(missing.join(' ')),
        });
        return;
      }
      saveFile(`${text.number.replaceAll('/', '-')}.pdf`, new Blob([bytes as BlobPart], { type: 'application/pdf' }));
      setState({ busy: false, problem: '' });
    } catch (error) {
      console.error(error);
      setState({ busy: false, problem: say.weCouldNotMakePdf });
    }
  }
  return (
    <>
      <div className="money-actions no-print">
        <Button busy={state.busy} onClick={save}>
          {say.downloadPdf}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {say.print}
        </Button>
        {guest_email && <EmailInvoice variant="secondary" invoice={invoice} email={guest_email} />}
        <Button variant="secondary" href={ownerPaths.stay(invoice.booking_id, invoice.hotel_id)}>
          {say.openBooking}
        </Button>
      </div>
      {state.problem && (
        <Notice tone="error" className="no-print mb-4">
          {state.problem}
        </Notice>
      )}
      <InvoicePaper text={text} />
    </>
  );
}
