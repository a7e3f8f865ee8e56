import { useEffect, useRef } from 'react';
import { showToast } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';

interface Props {
  codes: string[];
  onSaved: () => void;
}

/** The codes, this once: to copy, to print, to keep. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast({ title: 'Recovery codes copied.', tone: 'success' });
    } catch {
      showToast({ title: 'Not copied', description: 'Please select the codes, or write them down.', tone: 'error' });
    }
  }
  return (
    <div className="card p-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        Your recovery codes
      </h3>
      <p className="mt-2 text-sm">
        Keep them where you keep your passport. Each works once when your phone is gone. They are shown only now.
      </p>
      <ul
        className="figures mt-4 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2"
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={copy}>
          Copy
        </Button>
        <Button size="small" onClick={onSaved}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
