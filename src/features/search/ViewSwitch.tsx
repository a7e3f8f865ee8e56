interface Props {
  isMap: boolean;
  onChange: (isMap: boolean) => void;
}

/** The results as a list, or with the map beside or above it. */
export function ViewSwitch({ isMap, onChange }: Props) {
  return (
    <fieldset className="switch text-sm">
      <legend className="sr-only">Show the results</legend>
      <button type="button" aria-pressed={!isMap} onClick={() => onChange(false)}>
        List
      </button>
      <button type="button" aria-pressed={isMap} onClick={() => onChange(true)}>
        Map
      </button>
    </fieldset>
  );
}
