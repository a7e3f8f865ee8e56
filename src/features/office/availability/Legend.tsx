import './Legend.css';
import * as say from '#src/words/staff/adminRooms.ts';
export function Legend() {
  return (
    <div className="nights-legend">
      <ul>
        <li>
          <b>3</b> {say.available}
        </li>
        <li>
          <i className="is-booked">2</i> {say.booked}
        </li>
        <li>
          <i className="is-out">1</i> {say.blocked}
        </li>
      </ul>
      <p>{say.gridExplained}</p>
    </div>
  );
}
