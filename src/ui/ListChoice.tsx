import './ListChoice.css';
import { formatCount } from '#src/domain/office/formatCount.ts';

interface Props<Name extends string> {
  lists: readonly { name: Name; words: string; count: number | null }[];
  /** Null during a search over all lists. */
  selected: Name | null;
  onSelect: (list: Name) => void;
}

export function ListChoice<Name extends string>({ lists, selected, onSelect }: Props<Name>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div role="group" aria-label="Lists" className="list-choice">
      {lists.map(({ name, words, count }) => (
        <button key={name} type="button" aria-pressed={name === selected} onClick={() => onSelect(name)}>
          <span>{words}</span> <b>{count === null ? '–' : formatCount(count)}</b>
        </button>
      ))}
    </div>
  );
}
