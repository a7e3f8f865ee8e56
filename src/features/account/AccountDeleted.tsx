import { useEffect, useRef } from 'react';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as words from '#src/words/en/yourData.ts';

interface Props {
  email: string;
}

export function AccountDeleted({ email }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const [before, link, after] = words.keptWithout;
  return (
    <div className="grid max-w-2xl justify-items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {words.accountDeleted}
      </h2>
      <p className="wrap-anywhere">{words.deletedWords(email)}</p>
      <p>
        {before}
        <a className="link" href={paths.privacy}>
          {link}
        </a>
        {after}
      </p>
      <Button href={paths.home} className="mt-2">
        {words.goHome}
      </Button>
    </div>
  );
}
