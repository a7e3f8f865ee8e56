import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import * as say from '#src/words/staff/foreignGuests.ts';

export function CopyRow({ label, value }: { label: string; value: string }) {
  const [state, setState] = useState<'' | 'copied' | 'failed'>('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      setState('failed');
    }
  }
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <span className="wrap-anywhere">{value || '–'}</span>
        {value && (
          <button
            type="button"
            className="round-button border-transparent"
            aria-label={say.copyField(label)}
            onClick={copy}
          >
            {state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          </button>
        )}
        <span role="status" className={state === 'failed' ? 'text-chili text-xs' : 'sr-only'}>
          {state === 'copied' ? say.copied : state === 'failed' ? say.notCopied : ''}
        </span>
      </dd>
    </div>
  );
}
