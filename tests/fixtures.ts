import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

type Sql = <Row = Record<string, unknown>>(statement: string, values?: unknown[]) => Promise<Row[]>;

/** A picture of one colour. The same colour gives the same bytes. */
export function makePhoto(
  background = 'teal',
  format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg',
  [width, height] = [30, 20],
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A small PDF that contains the words uncompressed. */
export function makePdf(words = 'A certificate'): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${words}\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n`);
}

export interface Account {
  userId: string;
  email: string;
}

/** Adds a person with a confirmed email and a password noted as strong. */
export async function addPerson(
  sql: Sql,
  password: string,
  data: Record<string, unknown>,
  email = `${randomUUID()}@people.example`,
): Promise<Account> {
  const userId = randomUUID();
  // The cheapest hash, to save time.
  await sql(
    `insert into auth.users (
       id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
     ) values (
       $1, 'authenticated', 'authenticated', $2, extensions.crypt($3, extensions.gen_salt('bf', 4)),
       '{"provider": "email", "providers": ["email"]}', $4, now(), now()
     )`,
    [userId, email, password, JSON.stringify(data)],
  );
  await sql('update auth.users set email_confirmed_at = now() where id = $1', [userId]);
  await sql('insert into private.password_notes (user_id, is_strong) values ($1, true)', [userId]);
  return { userId, email };
}
