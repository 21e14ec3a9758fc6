import type { Client, Queryable } from '#kit/db.ts';
import { pastRetention } from '#kit/pastRetention.ts';
import { removeInBatches } from '#kit/removeInBatches.ts';
import type { LetterRow, LetterStatus } from '../LetterRow.ts';

type One = { brandId: number; id: string };
type NewLetter = {
  brandId: number;
  requestId: string;
  number: string;
  name: string;
  email: string;
  content: string;
  language: string;
};

const columns = `id, number, name, email, content, language, status, answer, operator_id as "operatorId", operator,
  created_at as "createdAt", decided_at as "decidedAt"`;

/** Writes a letter; false when the request id or the number is taken. */
export async function insertLetter(db: Queryable, letter: NewLetter): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into feedback_letters (brand_id, request_id, number, name, email, content, language)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [letter.brandId, letter.requestId, letter.number, letter.name, letter.email, letter.content, letter.language],
  );
  return rowCount === 1;
}

/** What was written under a request id. */
export async function readSent(
  db: Queryable,
  { brandId, requestId }: Pick<NewLetter, 'brandId' | 'requestId'>,
): Promise<Pick<NewLetter, 'number' | 'email' | 'content'> | undefined> {
  const { rows } = await db.query<Pick<NewLetter, 'number' | 'email' | 'content'>>(
    'select number, email, content from feedback_letters where brand_id = $1 and request_id = $2',
    [brandId, requestId],
  );
  return rows[0];
}

/** A page of a brand's letters: of the open ones those that wait longest first, all others newest first. */
export async function readLetters(
  db: Queryable,
  filter: { brandId: number; status: LetterStatus | 'all'; search: string },
  page: { limit: number; offset: number },
): Promise<{ rows: LetterRow[]; total: number }> {
  const where = `brand_id = $1 and ($2 = 'all' or status = $2)
    and ($3 = '' or number = upper($3) or starts_with(email, lower($3)))`;
  const values = [filter.brandId, filter.status, filter.search];
  const { rows } = await db.query<LetterRow>(
    `select ${columns} from feedback_letters where ${where}
      order by id ${filter.status === 'open' ? '' : 'desc'} limit $4 offset $5`,
    [...values, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::integer as total from feedback_letters where ${where}`,
    values,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function countLetters(db: Queryable, brandId: number): Promise<Record<LetterStatus, number>> {
  const { rows } = await db.query<{ status: LetterStatus; rows: number }>(
    'select status, count(*)::integer as rows from feedback_letters where brand_id = $1 group by status',
    [brandId],
  );
  const counts = { open: 0, answered: 0, closed: 0 };
  for (const row of rows) counts[row.status] = row.rows;
  return counts;
}

/** A letter, held to the end of the transaction: of operators who decide at once, one comes first. */
export async function holdLetter(client: Client, { brandId, id }: One): Promise<LetterRow | undefined> {
  const { rows } = await client.query<LetterRow>(
    `select ${columns} from feedback_letters where id = $2 and brand_id = $1 for no key update`,
    [brandId, id],
  );
  return rows[0];
}

type Decision = { status: 'answered' | 'closed'; answer: string; operatorId: bigint; operator: string };

export async function decideLetter(client: Client, { brandId, id }: One, decided: Decision): Promise<LetterRow> {
  const { rows } = await client.query<LetterRow>(
    `update feedback_letters set status = $3, answer = $4, operator_id = $5, operator = $6, decided_at = now()
      where id = $2 and brand_id = $1 returning ${columns}`,
    [brandId, id, decided.status, decided.answer, decided.operatorId, decided.operator],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The letter was not decided.');
  return row;
}

/** Letters whose time of keeping is over; what still waits for somebody is kept. */
export async function removeOldLetters(db: Queryable): Promise<void> {
  await removeInBatches(db, { table: 'feedback_letters', where: pastRetention('feedback_letters', 'decided_at') });
}
