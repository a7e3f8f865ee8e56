import { useState } from 'react';
import {
  type AdminCompliance,
  type ComplianceRow,
  complianceRows,
  type FullCompliance,
} from '#src/domain/listing/adminCompliance.ts';
import type { AdminListing } from '#src/domain/listing/adminListing.ts';
import { belowThreshold, taxPaidBySite } from '#src/domain/listing/gst.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { Badge } from '#src/features/office/Badge.tsx';
import { showError } from '#src/features/office/showError.ts';
import { type Column, Table } from '#src/features/office/Table.tsx';
import { fullCompliance } from '#src/server/calls/office/properties.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** Says how the submitted record relates to the current one. */
function about({ state, current, submitted }: AdminCompliance): string {
  const since = current ? `Current since ${formatMoment(current.approved_at)}.` : '';
  const handedIn = submitted ? `Submitted ${formatMoment(submitted.submitted_at)}.` : '';
  switch (state) {
    case 'none':
      return 'Not submitted yet.';
    case 'current':
      return `${since} No changes are waiting for approval.`;
    case 'new':
      return `${handedIn} This owner has no current details yet. If you approve, these become current.`;
    case 'unchanged':
      return `${handedIn} They are the same as the current details.`;
    case 'changed':
      return `${handedIn} If you approve, they become current for every listing of this owner. If you reject, the current details stay.`;
    case 'outdated':
      return `${handedIn} Newer details have become current since then. Approving this listing does not change them.`;
  }
}

const shown = (value: string | null) => value || <span className="text-ink-soft">Not given</span>;

function columnsOf({ current, submitted }: AdminCompliance): Column<ComplianceRow>[] {
  return [
    {
      head: 'Field',
      cell: ({ label, isChanged }) => (
        <>
          {label}
          {isChanged && (
            <Badge tone="warn" className="ml-2">
              Changed
            </Badge>
          )}
        </>
      ),
    },
    ...(current ? [{ head: 'Current', cell: (row: ComplianceRow) => shown(row.current) }] : []),
    ...(submitted ? [{ head: 'Submitted', cell: (row: ComplianceRow) => shown(row.submitted) }] : []),
  ];
}

/** Tax numbers and bank account, current and submitted. Masked until an admin asks for them, which the audit log records. */
export function Compliance({ listing }: { listing: AdminListing }) {
  const [full, setFull] = useState<FullCompliance | null>(null);
  const [busy, setBusy] = useState(false);
  const { compliance, property } = listing;
  const asked = compliance.submitted ?? compliance.current;
  const isWaiting = ['submitted', 'pending'].includes(property.status);

  async function reveal() {
    setBusy(true);
    const result = await call(fullCompliance, { property_id: property.id });
    setBusy(false);
    if (result.ok) setFull(result.value);
    else showError(result.failure.message);
  }

  return (
    <section className="decision-part" aria-labelledby="compliance">
      <h3 id="compliance">Tax numbers and bank account</h3>
      {compliance.state === 'changed' && isWaiting && (
        <Notice tone="warning" className="mb-4" title="Payout details changed">
          <p>Make sure that the owner wants this change. We have emailed them about it.</p>
        </Notice>
      )}
      <p className="text-ink-soft">{about(compliance)}</p>
      {asked?.has_pan_of_gst === false && (
        <p className="mt-2 text-chili">The PAN does not match characters 3 to 12 of the GST number.</p>
      )}
      {asked?.gst_number === '' && (
        <p className="mt-2">
          No GST number. The owner declared: “{belowThreshold}” {taxPaidBySite}
        </p>
      )}
      {compliance.state !== 'none' && (
        <>
          <div className="mt-4" aria-live="polite">
            <Table
              caption="Tax numbers and bank account"
              columns={columnsOf(compliance)}
              rows={complianceRows(compliance, full)}
              keyOf={({ field }) => field}
              empty="Nothing submitted yet."
            />
          </div>
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
            <span className="text-ink-soft">The audit log records each view with your name.</span>
          </p>
        </>
      )}
    </section>
  );
}
