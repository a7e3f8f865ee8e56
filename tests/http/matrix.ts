import type { Actor } from './actors.ts';

/**
 * Who may do what to the rows of each table, over the API.
 *
 *   refused  the call is refused, whatever the row (401 without a session, 403 with one)
 *   none     the call is answered and reaches no row
 *   own      one's own rows: the own profile, the own listings with their parts, the own documents
 *   public   rows that are published: active hotels, their active rooms, their reviews
 *   all      every row
 */
const table = `
  table               verb    anon     user     owner A  owner B  admin

  profiles            select  refused  own      own      own      own
  profiles            insert  refused  refused  refused  refused  refused
  profiles            update  refused  own      own      own      own
  profiles            delete  refused  refused  refused  refused  refused

  owner_profiles      select  refused  own      own      own      own
  owner_profiles      insert  refused  own      own      own      own
  owner_profiles      update  refused  own      own      own      own
  owner_profiles      delete  refused  refused  refused  refused  refused

  properties          select  refused  own      own      own      all
  properties          insert  refused  refused  refused  refused  refused
  properties          update  refused  refused  refused  refused  refused
  properties          delete  refused  refused  refused  refused  refused

  property_rooms      select  refused  own      own      own      all
  property_rooms      insert  refused  refused  refused  refused  refused
  property_rooms      update  refused  refused  refused  refused  refused
  property_rooms      delete  refused  refused  refused  refused  refused

  property_images     select  refused  own      own      own      all
  property_images     insert  refused  refused  refused  refused  refused
  property_images     update  refused  refused  refused  refused  refused
  property_images     delete  refused  refused  refused  refused  refused

  property_documents  select  refused  own      own      own      own
  property_documents  insert  refused  refused  refused  refused  refused
  property_documents  update  refused  refused  refused  refused  refused
  property_documents  delete  refused  refused  refused  refused  refused

  hotels              select  public   public   public   public   all
  hotels              insert  refused  refused  refused  refused  refused
  hotels              update  refused  none     none     none     all
  hotels              delete  refused  refused  refused  refused  refused

  room_categories     select  public   public   public   public   all
  room_categories     insert  refused  refused  refused  refused  refused
  room_categories     update  refused  none     none     none     all
  room_categories     delete  refused  refused  refused  refused  refused

  reviews             select  public   public   public   public   public
  reviews             insert  refused  refused  refused  refused  refused
  reviews             update  refused  refused  refused  refused  refused
  reviews             delete  refused  refused  refused  refused  refused

  bookings            select  refused  refused  refused  refused  refused
  bookings            insert  refused  refused  refused  refused  refused
  bookings            update  refused  refused  refused  refused  refused
  bookings            delete  refused  refused  refused  refused  refused
`;

export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];
export const reaches = ['refused', 'none', 'own', 'public', 'all'] as const;
export type Reach = (typeof reaches)[number];

export interface MatrixCell {
  table: string;
  verb: Verb;
  actor: Actor;
  reach: Reach;
}

/** The table above, cell by cell. */
export const cells: readonly MatrixCell[] = readCells();

function readCells(): MatrixCell[] {
  const [heading = [], ...rows] = table
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.trim().split(/ {2,}/));
  return rows.flatMap(([name, verb, ...row]) =>
    row.map((reach, column) => ({ table: name, verb, actor: heading[column + 2], reach }) as MatrixCell),
  );
}
