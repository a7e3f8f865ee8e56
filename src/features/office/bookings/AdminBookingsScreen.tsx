import { adminScreen } from '#src/features/office/AdminGuard.tsx';

export const AdminBookingsScreen = adminScreen(() =>
  import('./Bookings.tsx').then(({ Bookings }) => ({ default: Bookings })),
);
