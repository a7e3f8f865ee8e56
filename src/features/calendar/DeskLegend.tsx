import type { ReactNode } from 'react';
import * as say from '#src/words/staff/calendar.ts';

/** Explains the marks and the use of the calendar; folded for regular users. */
export function DeskLegend({ children }: { children: ReactNode }) {
  return (
    <details className="desk-legend">
      <summary>{say.howToReadAndChangeCalendar}</summary>
      <ul>
        <li>
          <b>5,250</b> {say.pricePerNightForGuestsTaxes}
        </li>
        <li>
          <i className="is-out">1</i> {say.blocked3}
        </li>
        <li>
          <i className="is-held">1</i> {say.onHoldForCaller}
        </li>
        <li>
          <em>2+</em> {say.minimumStay2Nights} <em>{say.in2}</em> {say.onlyForArrivalsOnThisNight}
        </li>
        <li>
          <em>{say.noIn}</em> {say.noCheckIn} <em>{say.noOut}</em> {say.noCheckOut}
        </li>
        <li>
          <span className="desk-sample" /> {say.bookedPaid} <span className="desk-sample is-unpaid" />{' '}
          {say.bookedNotPaidYet}
        </li>
      </ul>
      <p>{children}</p>
    </details>
  );
}
