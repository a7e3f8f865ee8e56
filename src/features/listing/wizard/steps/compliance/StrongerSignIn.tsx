import { useEffect } from 'react';
import { recommendedPassword } from '#src/domain/account/account.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  /** Looks again whether it is done. */
  onBack: () => void;
}

/** Says what to do before tax and bank data open, and looks again when the owner comes back to this tab. */
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
      title="First make your account harder to get into"
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
        Here you say where we pay you. So your account needs a password of {recommendedPassword} characters or more, or
        two-factor sign-in; a password that everybody thinks of does not count. Set up either on your account page,
        which opens in a new tab; then come back and go on here. Is your password that long already? Then sign out and
        in again with it: so far nobody here knows how long it is. Everything you typed stays.
      </p>
    </Notice>
  );
}
