import { useState } from 'react';
import { ProofForm } from '#src/features/signin/ProofForm.tsx';
import { showToast } from '#src/lib/toasts.ts';
import type { GivenProof } from '#src/server/proof.ts';
import type { User } from '#src/server/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import * as words from '#src/words/en/yourData.ts';
import { downloadData } from './account.api.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

interface Props {
  user: User;
  /** Signs this browser out after the account is deleted. */
  onDeleted: () => Promise<void>;
}

export function YourData({ user, onDeleted }: Props) {
  const [open, setOpen] = useState<'download' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap content-start gap-3">
      <Button variant="secondary" onClick={() => setOpen('download')}>
        {words.download}
      </Button>
      <Button variant="quiet" className="text-chili" onClick={() => setOpen('delete')}>
        {words.deleteAccount}
      </Button>
      <Dialog open={open === 'download'} title={words.download} onClose={close}>
        <Download user={user} onDone={close} />
      </Dialog>
      <Dialog open={open === 'delete'} title={words.deleteAccount} onClose={close}>
        <DeleteAccount user={user} onDeleted={onDeleted} onClose={close} />
      </Dialog>
    </div>
  );
}

function Download({ user, onDone }: { user: User; onDone: () => void }) {
  async function save(proof: GivenProof) {
    const saved = await downloadData(proof);
    if (saved.ok) {
      showToast({ title: words.downloaded, tone: 'success' });
      onDone();
    }
    return saved;
  }
  return (
    <div className="grid gap-5">
      <p>{words.whatIsInIt}</p>
      <ProofForm user={user} button={words.downloadButton} sending={words.collecting} send={save} />
    </div>
  );
}
