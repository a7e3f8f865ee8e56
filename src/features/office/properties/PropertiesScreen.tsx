import { adminScreen } from '#src/features/office/AdminGuard.tsx';

/** `/admin/properties`: the listings of all owners, or with `?id=` one of them. */
export const PropertiesScreen = adminScreen(() => import('./Properties.tsx'));
