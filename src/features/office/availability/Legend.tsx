import './Legend.css';
/** What the figures of a cell mean, and how to work with the grid. */
export function Legend() {
  return (
    <div className="nights-legend">
      <ul>
        <li>
          <b>3</b> free rooms
        </li>
        <li>
          <i className="is-booked">2</i> booked
        </li>
        <li>
          <i className="is-out">1</i> blocked
        </li>
      </ul>
      <p>
        Press a night, or drag over several, to block or release rooms. By keyboard: arrows, Shift and arrows, Enter.
      </p>
    </div>
  );
}
