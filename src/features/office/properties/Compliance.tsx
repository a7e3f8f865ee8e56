import { useState } from 'react';
import {
  type AdminCompliance,
  type ComplianceRow,
  complianceRows,
  type FullCompliance,
} from '#src/domain/listing/adminCompliance.ts';
import type { AdminListing } from '#src/domain/listing/adminListing.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { AdminTable, type Column } from '#src/features/office/AdminTable.tsx';
import { Badge } from '#src/features/office/Badge.tsx';
import { showError } from '#src/features/office/showError.ts';
import { fullCompliance } from '#src/server/calls/office/properties.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/adminDecision.ts';
import * as wordsAdminListings from '#src/words/staff/adminListings.ts';
import { belowThreshold, siteThenPaysGst } from '#src/words/staff/wizard.ts';

function about({ state, current, submitted }: AdminCompliance): string {
  const since =
    state === 'current'
      ? current && say.currentSince(formatMoment(current.approved_at))
      : submitted && say.submittedOn(formatMoment(submitted.submitted_at));
  return [since, say.complianceStates[state]].filter(Boolean).join(' ');
}

const shown = (value: string | null) => value || <span className="text-ink-soft">{say.notGiven}</span>;

function columnsOf({ current, submitted }: AdminCompliance): Column<ComplianceRow>[] {
  return [
    {
      head: say.field,
      cell: ({ label, isChanged }) => (
        <>
          {label}
          {isChanged && (
            <Badge tone="warn" className="ml-2">
              {say.changed}
            </Badge>
          )}
        </>
      ),
    },
    ...(current ? [{ head: say.current, cell: (row: ComplianceRow) => shown(row.current) }] : []),
    ...(submitted ? [{ head: wordsAdminListings.submitted, cell: (row: ComplianceRow) => shown(row.submitted) }] : []),
  ];
}

/** Tax numbers and bank account, current and submitted. They are masked until an admin asks, which the audit log records. */
export function Compliance({ listing }: { listing: AdminListing }) {
  const [full, setFull] = useState<FullCompliance | null>(null);
  const [busy, setBusy] = useState(false);
  const { compliance, property, owner } = listing;
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
      <h3 id="compliance">{say.taxNumbersAndBankAccount}</h3>
      {compliance.state === 'changed' && isWaiting && (
        <Notice tone="warning" className="mb-4" title={say.payoutDetailsChanged}>
          <p>{say.makeSureOwnerWantsChange(owner.phone)}</p>
          {!full && <p>{say.compareInFull}</p>}
        </Notice>
      )}
      <p className="text-ink-soft">{about(compliance)}</p>
      {asked?.has_pan_of_gst === false && <p className="mt-2 text-chili">{say.panDiffersFromGst}</p>}
      {asked?.gst_number === '' && <p className="mt-2">{say.ownerDeclared(belowThreshold, siteThenPaysGst)}</p>}
      {compliance.state !== 'none' && (
        <>
          <div className="mt-4" aria-live="polite">
            <AdminTable
              caption={say.taxNumbersAndBankAccount}
              columns={columnsOf(compliance)}
              rows={complianceRows(compliance, full)}
              keyOf={({ field }) => field}
              empty={say.nothingSubmittedYet}
            />
          </div>
          <p className="mt-4 flex flex-wrap items-center gap-3">
            {full ? (
              <Button variant="secondary" onClick={() => setFull(null)}>
                {say.hide}
              </Button>
            ) : (
              <Button variant="secondary" busy={busy} onClick={reveal}>
                {say.showInFull}
              </Button>
            )}
            <span className="text-ink-soft">{say.auditLogRecordsEachView}</span>
          </p>
        </>
      )}
    </section>
  );
}
