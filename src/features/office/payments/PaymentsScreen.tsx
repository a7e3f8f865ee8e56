import { lazy, Suspense } from 'react';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';

const Payments = lazy(() => import('./Payments.tsx').then(({ Payments }) => ({ default: Payments })));

export function PaymentsScreen() {
  return (
    <AdminGuard>
      {() => (
        <Suspense>
          <Payments />
        </Suspense>
      )}
    </AdminGuard>
  );
}
