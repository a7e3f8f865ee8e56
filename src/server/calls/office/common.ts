import * as v from 'valibot';
import * as say from '#src/words/staff/admin.ts';

/** A read of the admin area. Shows the database's errors word for word: "Only an admin may do this." */
export const reading = { failed: say.theServerDidNotAnswer, isFrank: true } as const;

export const pageOf = <Row extends v.GenericSchema>(row: Row) => v.object({ total: v.number(), rows: v.array(row) });
