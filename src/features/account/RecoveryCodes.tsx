import { useEffect, useRef } from 'react';
import { showToast } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import * as words from '#src/words/en/account.ts';

interface Props {
  codes: string[];
  onSaved: () => void;
}

export function RecoveryCodes({ codes, onSaved }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast({ title: words.codesCopied, tone: 'success' });
    } catch {
      showToast({ title: words.notCopied, description: words.selectCodes, tone: 'error' });
    }
  }
  return (
    <div className="card p-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {words.yourCodes}
      </h3>
      <p className="mt-2 text-sm">{words.keepCodes}</p>
      <ul
        className="figures mt-4 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2"
        aria-label={words.recoveryCodes}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={copy}>
          {words.copy}
        </Button>
        <Button size="small" onClick={onSaved}>
          {words.keptThem}
        </Button>
      </div>
    </div>
  );
}
