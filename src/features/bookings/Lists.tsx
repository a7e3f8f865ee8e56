import { type DeskList, deskLists, deskListWords } from '#src/domain/desk/bookings.ts';

interface Props {
  /** None while all are searched. */
  selected: DeskList | null;
  /** How many bookings each has; null while that is not known. */
  counts: Readonly<Record<string, number>> | null;
  onSelect: (list: DeskList) => void;
}

/** The lists of the desk with how many stand in each: those of today first. */
export function Lists({ selected, counts, onSelect }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div role="group" aria-label="Lists" className="stays-lists">
      {deskLists.map((list) => (
        <button key={list} type="button" aria-pressed={list === selected} onClick={() => onSelect(list)}>
          <span>{deskListWords[list]}</span> <b>{counts ? (counts[list] ?? 0) : '–'}</b>
        </button>
      ))}
    </div>
  );
}
