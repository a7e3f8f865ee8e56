import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { HouseReviews } from './HouseReviews.tsx';
import { ReviewsSkeleton } from './ReviewsSkeleton.tsx';

/** `/owner/reviews`: the reviews of a property, with its replies. */
export function ReviewsScreen() {
  const [query, setQuery] = useQuery({ hotel: '', list: '', page: '1' });
  return (
    <HouseChoice
      asked={query.hotel}
      onChoose={(hotel) => setQuery({ hotel, list: '' })}
      skeleton={<ReviewsSkeleton />}
      none={{
        title: 'Your guests’ reviews appear here.',
        text: 'Once your listing is approved and guests have stayed, we ask them for a review. You reply here.',
      }}
    >
      {(hotel, choice) => <HouseReviews key={hotel} hotel={hotel} query={query} onQuery={setQuery} choice={choice} />}
    </HouseChoice>
  );
}
