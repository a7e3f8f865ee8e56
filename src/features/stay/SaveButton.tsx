import { useStore } from '@nanostores/react';
import { Heart } from 'lucide-react';
import type { StayQuery } from '#src/domain/stay.ts';
import { showToast } from '#src/lib/toasts.ts';
import { $saved, save } from '#src/server/savedStays.ts';
import * as say from '#src/words/en/search.ts';

interface Props {
  hotel_id: string;
  name: string;
  stay: StayQuery;
  className: string;
  isWorded?: boolean;
}

export function SaveButton({ hotel_id, name, stay, className, isWorded }: Props) {
  const isSaved = useStore($saved, { ssr: 'initial' }).some((one) => one.hotel_id === hotel_id);
  const words = isSaved ? say.savingSaved : say.save;
  function press() {
    if (!save({ hotel_id, ...stay }, !isSaved)) showToast({ title: say.notKept, tone: 'error' });
  }
  return (
    <button type="button" className={className} aria-label={words + name} onClick={press}>
      <Heart size={20} className={isSaved ? 'fill-laterite text-laterite' : undefined} />
      {isWorded && words}
    </button>
  );
}
