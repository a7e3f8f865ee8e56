import './PropertiesScreen.css';
import { lazy, Suspense } from 'react';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { PropertyList } from './PropertyList.tsx';

const ListingDecision = lazy(() =>
  import('./ListingDecision.tsx').then(({ ListingDecision }) => ({ default: ListingDecision })),
);

/** `/admin/properties`: the listings of all owners, and with `?id=` one of them to decide about. */
export function PropertiesScreen() {
  return <AdminGuard>{() => <Properties />}</AdminGuard>;
}

function Properties() {
  const [{ id }] = useQuery({ id: '' });
  // A listing belongs to the list it was opened from: its filters stay in the address.
  const addressOf = (listing: string) => {
    const params = new URLSearchParams(window.location.search);
    if (listing) params.set('id', listing);
    else params.delete('id');
    const search = params.toString();
    return search ? `?${search}` : window.location.pathname;
  };
  if (!id) return <PropertyList addressOf={addressOf} />;
  return (
    <Suspense>
      <ListingDecision key={id} id={id} backTo={addressOf('')} />
    </Suspense>
  );
}
