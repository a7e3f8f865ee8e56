import { useEffect } from 'react';
import { recommendedPassword } from '#src/domain/account/account.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/wizard.ts';

interface Props {
  onBack: () => void;
}

export function StrongerSignIn({ onBack }: Props) {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onBack();
    };
    // Fires for a tab and for a window.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [onBack]);

  return (
    <Notice
      tone="warning"
      title={say.secureYourAccountFirst}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="small" href={paths.account} target="_blank" rel="noopener">
            {say.openMyAccount}
          </Button>
          <Button size="small" variant="secondary" onClick={onBack}>
            {say.iHaveDoneThat}
          </Button>
        </div>
      }
    >
      <p>{say.howToSecureAccount(recommendedPassword)}</p>
    </Notice>
  );
}
