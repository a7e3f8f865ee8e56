import { useState } from 'react';
import type { FullCompliance, Review } from '#src/domain/adminListing.ts';
import { showToast } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Fact } from './Fact.tsx';
import { revealCompliance } from './properties.api.ts';

/** Tax numbers and bank account: masked until they are asked for, which is written down. */
export function Compliance({ review }: { review: Review }) {
  const [full, setFull] = useState<FullCompliance | null>(null);
  const [busy, setBusy] = useState(false);
  const { compliance, property } = review;

  async function reveal() {
    setBusy(true);
    const result = await revealCompliance(property.id);
    setBusy(false);
    if (result.ok) setFull(result.value);
    else showToast({ title: 'Error', description: result.reason, tone: 'error' });
  }

  return (
    <section className="review-part" aria-labelledby="compliance">
      <h3 id="compliance">Tax numbers and bank account</h3>
      {compliance ? (
        <>
          <dl className="review-facts" aria-live="polite">
            <Fact term="GST number">{(full ?? compliance).gst_number}</Fact>
            <Fact term="PAN">{(full ?? compliance).pan_number}</Fact>
            <Fact term="Account number">{(full ?? compliance).account_number}</Fact>
            {full && (
              <>
                <Fact term="Account holder">{full.account_holder_name}</Fact>
                <Fact term="IFSC">{full.ifsc_code}</Fact>
                <Fact term="Bank">{full.bank_name}</Fact>
                <Fact term="Branch address">{full.branch_address}</Fact>
              </>
            )}
          </dl>
          <p className="mt-4 flex flex-wrap items-center gap-3">
            {full ? (
              <Button variant="secondary" onClick={() => setFull(null)}>
                Hide
              </Button>
            ) : (
              <Button variant="secondary" busy={busy} onClick={reveal}>
                Show in full
              </Button>
            )}
            <span className="text-ink-soft">Each look is written into the audit log with your name.</span>
          </p>
        </>
      ) : (
        <p className="text-ink-soft">Not handed in yet.</p>
      )}
    </section>
  );
}
