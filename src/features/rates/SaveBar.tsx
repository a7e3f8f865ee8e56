import { Button } from '#src/ui/Button.tsx';
import type { RatesEditor } from './useRatesForm.ts';

/** Saves or discards the changes; stays in view at the lower edge. */
export function SaveBar({ editor: { isDirty, isSaving, others, refusal, discard } }: { editor: RatesEditor }) {
  const hasWork = isDirty || others.length > 0;
  return (
    <div className="rates-bar">
      {refusal && (
        <p role="alert" className="basis-full font-medium text-chili">
          {refusal} Nothing you typed is lost.
        </p>
      )}
      <Button type="submit" aria-disabled={isSaving || !hasWork || undefined}>
        {isSaving ? 'Saving…' : 'Save rates'}
      </Button>
      {isDirty && (
        <Button variant="quiet" onClick={discard}>
          Discard changes
        </Button>
      )}
      <p role="status" className="max-sm:sr-only">
        {isDirty ? 'You have unsaved changes.' : 'All changes are saved.'}
      </p>
    </div>
  );
}
