import { useEffect, useRef } from 'react';
import * as say from '#src/words/en/hotel.ts';
import { parties } from '#src/words/en/party.ts';
import type { AskedReviews } from './askedReviews.ts';

interface Props {
  asked: AskedReviews;
  isEmpty: boolean;
  onAsk: (asked: AskedReviews) => void;
}

/** Milliseconds after the last keystroke. */
const pause = 400;

export function ReviewTools({ asked, isEmpty, onAsk }: Props) {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const field = useRef<HTMLInputElement>(null);
  function ask(change: Partial<AskedReviews>) {
    clearTimeout(timer.current);
    const words = field.current?.value.trim() ?? '';
    const next = { ...asked, words, ...change };
    if (Object.entries(next).some(([name, value]) => value !== asked[name as keyof AskedReviews])) onAsk(next);
  }
  function showAll() {
    if (field.current) field.current.value = '';
    field.current?.focus();
    onAsk({ sort: 'newest', party: '', words: '' });
  }
  return (
    <form
      aria-label={say.chooseReviews}
      className="review-tools"
      onSubmit={(event) => {
        event.preventDefault();
        ask({});
      }}
    >
      <label>
        <span>{say.sortBy}</span>
        <select value={asked.sort} onChange={(event) => ask({ sort: event.currentTarget.value })}>
          {Object.entries(say.sorts).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say.whoStayed}</span>
        <select value={asked.party} onChange={(event) => ask({ party: event.currentTarget.value })}>
          <option value="">{say.everybody}</option>
          {Object.entries(parties).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say.searchReviews}</span>
        <input
          ref={field}
          type="search"
          maxLength={120}
          defaultValue={asked.words}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(ask, pause, {});
          }}
        />
      </label>
      {isEmpty && (
        <p role="status">
          {say.noneFound}{' '}
          <button type="button" className="link min-h-11" onClick={showAll}>
            {say.showAll}
          </button>
        </p>
      )}
    </form>
  );
}
