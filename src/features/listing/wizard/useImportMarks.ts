import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { importedFields } from '#src/domain/listing/imports.ts';
import type { ListingForm } from '#src/domain/listing/listing.ts';
import { $imports } from '#src/features/listing/keep/import.store.ts';
import { importedFrom } from '#src/words/staff/wizard.ts';

/** Returns the source of each imported value that is unchanged, for example "From Booking.com". */
export function useImportMarks(form: ListingForm): (path: string) => string | undefined {
  const imports = useStore($imports);
  return useMemo(() => {
    const fields = importedFields(form, imports);
    return (path) => (fields.has(path) ? importedFrom(fields.get(path) ?? '') : undefined);
  }, [form, imports]);
}
