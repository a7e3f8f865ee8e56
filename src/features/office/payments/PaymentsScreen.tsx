import { adminScreen } from '#src/features/office/AdminGuard.tsx';

export const PaymentsScreen = adminScreen(() =>
  import('./Payments.tsx').then(({ Payments }) => ({ default: Payments })),
);
