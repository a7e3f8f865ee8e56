import './SideSheet.css';
import type { ComponentProps } from 'react';
import { Dialog } from './Dialog.tsx';

/** A dialog at the edge of a wide screen, beside what it is about; on a phone a sheet. */
export function SideSheet(props: Omit<ComponentProps<typeof Dialog>, 'look'>) {
  return <Dialog {...props} look="sheet side-sheet" />;
}
