import {
  advanceOfChange,
  changesOfStrangers,
  myStayLink,
  stayCancelledByGuest,
  stayChangedByGuest,
  stayDeedLimits,
  stayInvoices,
  stayLanguage,
  stayLinkLimits,
  stayLinkMails,
  stayLinks,
  stayTold,
} from './stayLinks.ts';
import { roomChangedByGuest } from './stayRooms.ts';
import { deskReport, guestCorrected, stayCancelled, stayChanges, stayMoves, stays } from './stays.ts';
import type { World } from './world.ts';

/** A short proof of one rule. Throws if the server breaks it. Gets fresh rows, and may change them. */
export type Rule = (world: World) => Promise<void>;

export const rules = {
  stayLanguage,
  stayLinks,
  stayTold,
  stayCancelledByGuest,
  advanceOfChange,
  stayChangedByGuest,
  roomChangedByGuest,
  stayInvoices,
  changesOfStrangers,
  stayDeedLimits,
  stayLinkLimits,
  stayLinkMails,
  myStayLink,
  stays,
  stayMoves,
  stayChanges,
  stayCancelled,
  guestCorrected,
  deskReport,
} satisfies Record<string, Rule>;
