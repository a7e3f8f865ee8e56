import './Legend.css';
/** Explains the figures of a cell and the use of the grid. */
export function Legend() {
  return (
    <div className="nights-legend">
      <ul>
        <li>
          <b>3</b> available
        </li>
        <li>
          <i className="is-booked">2</i> booked
        </li>
        <li>
          <i className="is-out">1</i> blocked
        </li>
      </ul>
      <p>
        Select a night, or drag over several, to block or release rooms. With the keyboard, use the arrows, Shift with
        arrows, and Enter.
      </p>
    </div>
  );
}
