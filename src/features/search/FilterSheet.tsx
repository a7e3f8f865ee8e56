import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as say from '#src/words/en/search.ts';

interface Props {
  count: number;
  /** Null while unknown. */
  found: number | null;
  isAlways: boolean;
  children: ReactNode;
}

export function FilterSheet({ count, found, isAlways, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isWide = useMediaQuery('(width >= 67.5rem)') && !isAlways;
  useEffect(() => {
    if (isWide) setOpen(false);
  }, [isWide]);
  if (isWide) return null;

  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        {count > 0 ? `${say.filters} (${count})` : say.filters}
      </Button>
      <Sheet
        open={isOpen}
        title={say.filters}
        onClose={() => setOpen(false)}
        footer={
          <>
            {/* The page's own status is out of reach while the sheet is open. */}
            <p role="status" className="sr-only">
              {found === null ? '' : say.found(found)}
            </p>
            <Button className="figures w-full" onClick={() => setOpen(false)}>
              {buttonText(found)}
            </Button>
          </>
        }
      >
        {children}
      </Sheet>
    </>
  );
}

function buttonText(found: number | null): string {
  if (found === null) return say.showHotels;
  return found === 0 ? say.noHotels : say.showSome(found);
}
