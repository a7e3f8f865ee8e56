import type { ComponentProps } from 'react';
import { Dialog } from './Dialog.tsx';

/** A dialog that comes up from the foot of the screen: filters and pickers on phones. */
export function Sheet(props: Omit<ComponentProps<typeof Dialog>, 'sheet' | 'wide'>) {
  return <Dialog {...props} sheet />;
}
