import type { ComponentProps } from 'react';
import { Dialog } from './Dialog.tsx';

/** A dialog at the foot of the screen, for filters and pickers on phones. */
export function Sheet(props: Omit<ComponentProps<typeof Dialog>, 'look'>) {
  return <Dialog {...props} look="sheet" />;
}
