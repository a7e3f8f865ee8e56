import { useEffect } from 'react';
import { recommendedPassword } from '#src/domain/account/account.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  /** Checks again whether the account is secured. */
  onBack: () => void;
}

/** Explains how to secure the account before tax and bank details open, and checks again when the owner returns to this tab. */
export function StrongerSignIn({ onBack }: Props) {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onBack();
    };
    // A tab that is come back to, and a window.
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
      title="Secure your account first"
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="small" href={paths.account} target="_blank" rel="noopener">
            Open my account
          </Button>
          <Button size="small" variant="secondary" onClick={onBack}>
            I have done that
          </Button>
        </div>
      }
    >
      <p>
        This step decides where we pay you. Your account needs two-factor sign-in, or a password of{' '}
        {recommendedPassword} characters or more that is not a common one. Set up either one on your account page, which
        opens in a new tab. If your password is already that long, sign out and sign in again, so that we can check its
        length. Nothing you typed is lost.
      </p>
    </Notice>
  );
}
