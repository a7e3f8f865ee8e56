import './Properties.css';
import { lazy, Suspense } from 'react';
import { useQuery } from '#src/lib/useQuery.ts';
import { PropertyList } from './PropertyList.tsx';

const ListingDecision = lazy(() =>
  import('./ListingDecision.tsx').then(({ ListingDecision }) => ({ default: ListingDecision })),
);

/** The list, or with `?id=` one listing. */
export default function Properties() {
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
