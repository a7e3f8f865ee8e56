import * as say from '#src/words/staff/calendar.ts';

interface Props {
  view: 'grid' | 'month';
  onView: (view: 'grid' | 'month') => void;
}

export function ViewSwitch({ view, onView }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, of which one is pressed
    <div role="group" aria-label={say.view} className="switch">
      {(['grid', 'month'] as const).map((name) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
          {say.views[name]}
        </button>
      ))}
    </div>
  );
}
