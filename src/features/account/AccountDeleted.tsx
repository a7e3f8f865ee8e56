import { useEffect, useRef } from 'react';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';

interface Props {
  /** The address that the last mail goes to. */
  email: string;
}

/** What stands on the account's page once there is no account. */
export function AccountDeleted({ email }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // What was pressed stood at the foot of a longer page.
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="grid max-w-2xl justify-items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Your account is deleted
      </h2>
      <p className="wrap-anywhere">
        You are signed out everywhere, and what we knew of you is erased. One last mail says so, to {email}. Was it not
        you? Answer that mail at once.
      </p>
      <p>
        Dates and amounts of stays are kept without you, as the tax law asks: see{' '}
        <a className="link" href={paths.privacy}>
          privacy
        </a>
        . Thank you for having been with us.
      </p>
      <Button href={paths.home} className="mt-2">
        Go to the first page
      </Button>
    </div>
  );
}
