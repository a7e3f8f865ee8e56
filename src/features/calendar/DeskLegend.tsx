import type { ReactNode } from 'react';

/** Explains the marks and the use of the calendar; folded for regular users. */
export function DeskLegend({ children }: { children: ReactNode }) {
  return (
    <details className="desk-legend">
      <summary>How to read and change the calendar</summary>
      <ul>
        <li>
          <b>5,250</b> price per night for guests, taxes included; bold blue if set for this night
        </li>
        <li>
          <i className="is-out">1</i> blocked
        </li>
        <li>
          <i className="is-held">1</i> on hold for a caller
        </li>
        <li>
          <em>2+</em> minimum stay 2 nights <em>in 2+</em> only for arrivals on this night
        </li>
        <li>
          <em>no in</em> no check-in <em>no out</em> no check-out
        </li>
        <li>
          <span className="desk-sample" /> booked, paid <span className="desk-sample is-unpaid" /> booked, not paid yet
        </li>
      </ul>
      <p>{children}</p>
    </details>
  );
}
