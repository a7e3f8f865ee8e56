import { useStore } from '@nanostores/react';
import { Heart } from 'lucide-react';
import { counted } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { $saved } from '#src/server/savedStays.ts';

/** The way to what was saved, once there is something. */
export function SavedLink() {
  const { length } = useStore($saved);
  if (length === 0) return null;
  return (
    <a className="chip figures min-h-11" href={paths.saved} aria-label={`Saved stays: ${counted(length, 'stay')}`}>
      <Heart size={18} fill="currentColor" className="text-laterite" />
      {length}
    </a>
  );
}
