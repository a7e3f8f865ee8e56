import { lazy, Suspense } from 'react';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';

const Bookings = lazy(() => import('./Bookings.tsx').then(({ Bookings }) => ({ default: Bookings })));

/** `/admin/bookings`. Its parts load once it is known that an admin is there. */
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
