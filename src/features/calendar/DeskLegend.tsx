import type { ReactNode } from 'react';

/** What the marks mean, and how to work with it; folded, for who knows it. */
export function DeskLegend({ children }: { children: ReactNode }) {
  return (
    <details className="desk-legend">
      <summary>How to read and change the calendar</summary>
      <ul>
        <li>
          <b>5,250</b> what guests pay a night, taxes included; bold blue where it is set for this night
        </li>
        <li>
          <i className="is-out">1</i> blocked
        </li>
        <li>
          <i className="is-held">1</i> held for a caller
        </li>
        <li>
          <em>2+</em> minimum stay of two nights <em>in 2+</em> only for arrivals on this night
        </li>
        <li>
          <em>no in</em> no arrivals <em>no out</em> no departures
        </li>
        <li>
          <span className="desk-sample" /> booked, paid <span className="desk-sample is-unpaid" /> booked, not paid yet
        </li>
      </ul>
      <p>{children}</p>
    </details>
  );
}
