import { adminScreen } from '#src/features/office/AdminGuard.tsx';

export const BookingsScreen = adminScreen(() =>
  import('./Bookings.tsx').then(({ Bookings }) => ({ default: Bookings })),
);
