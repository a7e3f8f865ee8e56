import { lazy, Suspense } from 'react';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';

const Bookings = lazy(() => import('./Bookings.tsx').then(({ Bookings }) => ({ default: Bookings })));

export function BookingsScreen() {
  return (
    <AdminGuard>
      {() => (
        <Suspense>
          <Bookings />
        </Suspense>
      )}
    </AdminGuard>
  );
}
