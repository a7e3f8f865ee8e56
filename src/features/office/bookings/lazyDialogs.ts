import { lazy } from 'react';

/** The dialogs that most visits of the list do without. */
export const ChangeDialog = lazy(() =>
  import('./ChangeDialog.tsx').then(({ ChangeDialog }) => ({ default: ChangeDialog })),
);
export const Confirmation = lazy(() =>
  import('#src/features/office/Confirmation.tsx').then(({ Confirmation }) => ({ default: Confirmation })),
);
