import * as say from '#src/words/en/search.ts';

interface Props {
  isMap: boolean;
  onChange: (isMap: boolean) => void;
}

export function ResultsViewSwitch({ isMap, onChange }: Props) {
  return (
    <fieldset className="switch text-sm">
      <legend className="sr-only">{say.showResults}</legend>
      <button type="button" aria-pressed={!isMap} onClick={() => onChange(false)}>
        {say.list}
      </button>
      <button type="button" aria-pressed={isMap} onClick={() => onChange(true)}>
        {say.map}
      </button>
    </fieldset>
  );
}
