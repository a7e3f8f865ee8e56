import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import * as say from '#src/words/staff/deskReviews.ts';
import { HouseReviews } from './HouseReviews.tsx';

/** `/owner/reviews`: the reviews of a property, with its replies. */
export function ReviewsScreen() {
  const [query, setQuery] = useQuery({ hotel: '', list: '', page: '1' });
  return (
    <HouseChoice
      asked={query.hotel}
      onChoose={(hotel) => setQuery({ hotel, list: '' })}
      skeleton={<ListSkeleton label={say.loadingReviews} />}
      none={{
        title: say.reviewsAppearHere,
        text: say.reviewsBeginAfterApproval,
      }}
    >
      {(hotel, choice) => <HouseReviews key={hotel} hotel={hotel} query={query} onQuery={setQuery} choice={choice} />}
    </HouseChoice>
  );
}
