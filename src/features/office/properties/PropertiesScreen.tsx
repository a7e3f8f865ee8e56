import './PropertiesScreen.css';
import { lazy, Suspense } from 'react';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { PropertyList } from './PropertyList.tsx';

const ListingDecision = lazy(() =>
  import('./ListingDecision.tsx').then(({ ListingDecision }) => ({ default: ListingDecision })),
);

/** `/admin/properties`: the listings of all owners, or with `?id=` one of them. */
export function PropertiesScreen() {
  return <AdminGuard>{() => <Properties />}</AdminGuard>;
}

function Properties() {
  const [{ id }] = useQuery({ id: '' });
  // Keeps the filters of the list in the address.
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
