import { type ReactNode, useEffect, useState } from 'react';
import { type DeskReview, reviewLists, reviewListWords, reviewsAPage } from '#src/domain/desk/reviews.ts';
import { paths } from '#src/lib/paths.ts';
import { type HistoryStep, parsePageNumber } from '#src/lib/useQuery.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskReviews } from '#src/server/calls/reviews.ts';
import { call } from '#src/server/signedIn.ts';
import { ListChoice } from '#src/ui/ListChoice.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import * as say from '#src/words/staff/deskReviews.ts';
import { EmptyReviews } from './EmptyReviews.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { StarFigures } from './StarFigures.tsx';

type Query = Record<'hotel' | 'list' | 'page', string>;
interface Props {
  hotel: string;
  query: Query;
  onQuery: (change: Partial<Query>, how?: HistoryStep) => void;
  choice: ReactNode;
}

export function HouseReviews({ hotel, query, onQuery, choice }: Props) {
  const list = reviewLists.find((name) => name === query.list) ?? '';
  const page = parsePageNumber(query.page);
  const { remote, previous, retry } = useRemote(`${hotel} ${list} ${page}`, () =>
    call(deskReviews, { hotel_id: hotel, list: list || null, page }),
  );
  const shown = remote.state === 'ready' ? remote.value : previous;
  /** Changes since the list was read: a review with a new reply keeps its place until the next read. */
  const [changes, setChanges] = useState<ReadonlyMap<string, Partial<DeskReview>>>(new Map());
  useEffect(() => {
    if (remote.state === 'ready') setChanges(new Map());
  }, [remote]);
  const change = (id: string, what: Partial<DeskReview>) =>
    setChanges((before) => new Map(before).set(id, { ...before.get(id), ...what }));
  const done = (...facts: ('reply' | 'waiting_reply' | 'report')[]) =>
    [...changes.values()].filter((one) => facts.some((fact) => one[fact])).length;
  const counts = shown && {
    '': shown.counts.all,
    unanswered: shown.counts.unanswered - done('reply', 'waiting_reply'),
    reported: shown.counts.reported + done('report'),
  };

  return (
    <div className="house-reviews" aria-busy={remote.state === 'loading'}>
      {choice && <search>{choice}</search>}
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {!shown && remote.state === 'loading' && <ListSkeleton label={say.loadingReviews} />}
      {shown && counts && (
        <>
          <StarFigures rating={shown.rating} stars={shown.stars}>
            <a className="link" href={`${paths.hotel(shown.hotel.id, shown.hotel.name)}#reviews`}>
              {say.seeReviewsAsGuestsDo}
            </a>
          </StarFigures>
          <ListChoice
            lists={reviewLists.map((name) => ({ name, words: reviewListWords[name], count: counts[name] }))}
            selected={list}
            onSelect={(name) => onQuery({ list: name })}
          />
          {!shown.may_reply && <p className="text-ink-soft">{say.onlyOwnerAndManagersReply}</p>}
          {shown.rows.length > 0 ? (
            <ul className="grid gap-4">
              {shown.rows.map((review) => (
                <li key={review.id}>
                  <ReviewCard
                    review={{ ...review, ...changes.get(review.id) }}
                    hotel={shown.hotel}
                    mayReply={shown.may_reply}
                    onChange={(what) => change(review.id, what)}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyReviews list={list} any={shown.counts.all > 0} />
          )}
          {shown.total > reviewsAPage && (
            <Pagination
              page={page}
              total={shown.total}
              rows={shown.rows.length}
              size={reviewsAPage}
              noun="reviews"
              onPage={(next, how) => onQuery({ page: String(next) }, how)}
            />
          )}
        </>
      )}
    </div>
  );
}
