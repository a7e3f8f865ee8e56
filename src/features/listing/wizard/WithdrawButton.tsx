import { useState } from 'react';
import { showToast } from '#src/lib/toasts.ts';
import { withdrawListing } from '#src/server/calls/mine.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/wizard.ts';

/** Withdraws a submitted listing and opens it. A file of its own keeps the form's page small. */
export function WithdrawButton({ property_id }: { property_id: string }) {
  const [busy, setBusy] = useState(false);
  async function withdraw() {
    setBusy(true);
    const result = await call(withdrawListing, { property_id });
    if (result.ok) window.location.reload();
    else showToast({ title: say.error, description: result.failure.message, tone: 'error' });
    setBusy(false);
  }
  return (
    <Button className="mt-6" busy={busy} onClick={withdraw}>
      {say.withdrawAndEdit}
    </Button>
  );
}
