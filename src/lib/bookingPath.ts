import type { StayQuery } from '#src/domain/stay.ts';
import { paths } from './paths.ts';

interface Choice {
  /** The id of a rate plan. */
  plan?: string | null;
  /** Further room types, as `writeMore` writes them. */
  more?: string;
}

/** Returns the page that books a room with what the guest has chosen. */
export function bookingPath(roomId: string, stay: StayQuery | undefined, { plan, more }: Choice): string {
  const path = paths.booking(roomId, stay);
  const also = [...(plan ? [`plan=${plan}`] : []), ...(more ? [`more=${more}`] : [])].join('&');
  return also ? `${path}${stay ? '&' : '?'}${also}` : path;
}
