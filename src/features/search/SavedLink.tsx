import { useStore } from '@nanostores/react';
import { Heart } from 'lucide-react';
import { paths } from '#src/lib/paths.ts';
import { $saved } from '#src/server/savedStays.ts';
import { hotels } from '#src/words/en/language.ts';
import * as say from '#src/words/en/search.ts';

export function SavedLink() {
  const { length } = useStore($saved);
  if (length === 0) return null;
  return (
    <a className="chip figures min-h-11" href={paths.saved} aria-label={say.savedStays + hotels(length)}>
      <Heart size={18} fill="currentColor" className="text-laterite" />
      {length}
    </a>
  );
}
