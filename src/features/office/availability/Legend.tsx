import './Legend.css';
import * as say from '#src/words/staff/adminRooms.ts';
export function Legend() {
  return (
    <div className="nights-legend">
      <ul>
        <li>
          <b>n</b> {say.available}
        </li>
        <li>
          <i className="is-booked">n</i> {say.booked}
        </li>
        <li>
          <i className="is-out">n</i> {say.blocked}
        </li>
      </ul>
      <p>{say.gridExplained}</p>
    </div>
  );
}
