import { useEffect, useState } from 'react';
import { showToast } from '#src/lib/toasts.ts';
import { signInWithGoogle } from '#src/server/google.ts';
import { Button } from '#src/ui/Button.tsx';
import { continueWithGoogle, failed } from '#src/words/en/account.ts';

interface Props {
  returnTo: string;
}

export function GoogleButton({ returnTo }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const back = () => setLeaving(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  async function leave() {
    if (isLeaving) return;
    setLeaving(true);
    const result = await signInWithGoogle(returnTo);
    if (result.ok) return;
    setLeaving(false);
    showToast({ title: failed, description: result.failure.message, tone: 'error' });
  }
  return (
    <Button variant="secondary" size="large" className="w-full" aria-disabled={isLeaving || undefined} onClick={leave}>
      <GoogleMark />
      {continueWithGoogle}
    </Button>
  );
}

/** The logo in the colours that Google requires on sign-in buttons. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.5Z"
      />
      <path
        fill="#34a853"
        d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.9a7 7 0 0 1-10.4-3.6H1.7v3A11.5 11.5 0 0 0 12 23.5Z"
      />
      <path fill="#fbbc05" d="M5.5 14.2a6.9 6.9 0 0 1 0-4.4v-3H1.7a11.5 11.5 0 0 0 0 10.4l3.8-3Z" />
      <path fill="#ea4335" d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.7 6.8l3.8 3A6.9 6.9 0 0 1 12 5Z" />
    </svg>
  );
}
