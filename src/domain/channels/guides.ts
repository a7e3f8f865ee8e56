import * as say from '../../words/staff/channels.ts';
import type { Channel } from './hosts.ts';

/** The places where the sites show the link of their calendar and take ours, in their own words as of November 2026. */
export interface Guide {
  /** The place of its export. */
  theirs: string;
  /** The place where our link is pasted. */
  ours: string;
}

export const guides: Record<Channel, Guide> = {
  airbnb: {
    theirs: say.onAirbnbComInBrowser,
    ours: say.inSameWindowOfAirbnbPaste,
  },
  booking: {
    theirs: say.inExtranetOfBookingCom,
    ours: say.onSamePageOfBookingCom,
  },
  vrbo: {
    theirs: say.onVrboCom,
    ours: say.inSameMenuOfVrboChoose,
  },
  other: {
    theirs: say.agodaMakemytripTripadvisorOutlookIcloud,
    ours: say.ifOtherSiteCanImportCalendar,
  },
  google: {
    theirs: say.atCalendarGoogleComOnComputer,
    ours: say.inGoogleCalendar,
  },
};
