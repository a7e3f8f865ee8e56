import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { asOf } from '#src/domain/booking/keptStays.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/en/guestStay.ts';

interface Props {
  at: string;
  isOffline: boolean;
  onRetry: () => void;
  children?: ReactNode;
}

export function AsOf({ at, isOffline, onRetry, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current?.contains(document.activeElement)) document.querySelector('h1')?.focus();
    };
  }, []);
  return (
    <div ref={box} role="status" className="notice notice-warning visit-as-of">
      <p className="min-w-0 flex-1 basis-60">
        <strong className="block text-lg">{say.asOf(asOf(at))}</strong>
        {isOffline ? say.offline : say.serverAway} {children}
      </p>
      {!isOffline && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {say.tryNow}
        </Button>
      )}
    </div>
  );
}
