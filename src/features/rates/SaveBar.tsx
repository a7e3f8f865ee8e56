import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/rates.ts';
import type { RatesEditor } from './useRatesForm.ts';

export function SaveBar({ editor: { isDirty, isSaving, others, refusal, discard } }: { editor: RatesEditor }) {
  const hasWork = isDirty || others.length > 0;
  return (
    <div className="rates-bar">
      {refusal && (
        <p role="alert" className="basis-full font-medium text-chili">
          {say.nothingTypedIsLost(refusal)}
        </p>
      )}
      <Button type="submit" aria-disabled={isSaving || !hasWork || undefined}>
        {isSaving ? say.saving : say.saveRates}
      </Button>
      {isDirty && (
        <Button variant="quiet" onClick={discard}>
          {say.discardChanges}
        </Button>
      )}
      <p role="status" className="max-sm:sr-only">
        {isDirty ? say.unsavedChanges : say.allChangesSaved}
      </p>
    </div>
  );
}
