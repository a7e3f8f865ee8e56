import type { ReactNode } from 'react';
import * as say from '#src/words/staff/calendar.ts';

export function DeskLegend({ children }: { children: ReactNode }) {
  return (
    <details className="desk-legend">
      <summary>{say.howToReadAndChangeCalendar}</summary>
      <ul>
        <li>
          <b>5,250</b> {say.legend.price}
        </li>
        <li>
          <i className="is-out">1</i> {say.legend.blocked}
        </li>
        <li>
          <i className="is-held">1</i> {say.legend.onHold}
        </li>
        <li>
          <em>2+</em> {say.legend.minimumStay}
        </li>
        <li>
          <em>{say.marks.arrivals('2+')}</em> {say.legend.forArrivals}
        </li>
        <li>
          <em>{say.marks.noCheckIn}</em> {say.noCheckIn}
        </li>
        <li>
          <em>{say.marks.noCheckOut}</em> {say.noCheckOut}
        </li>
        <li>
          <span className="desk-sample" /> {say.legend.paid}
        </li>
        <li>
          <span className="desk-sample is-unpaid" /> {say.legend.notPaid}
        </li>
      </ul>
      <p>{children}</p>
    </details>
  );
}
