import './SideSheet.css';
import type { ComponentProps } from 'react';
import { Dialog } from './Dialog.tsx';

/** A dialog at the side of a wide screen; a sheet on phones. */
export function SideSheet(props: Omit<ComponentProps<typeof Dialog>, 'look'>) {
  return <Dialog {...props} look="sheet side-sheet" />;
}
