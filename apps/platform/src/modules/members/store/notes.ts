import type { Queryable } from '#kit/db.ts';

export type NoteRow = { id: bigint; author: string; body: string; createdAt: Date };

type MemberOf = { brandId: number; memberId: bigint };

export async function insertNote(
  db: Queryable,
  note: MemberOf & { authorId: bigint; author: string; body: string },
): Promise<NoteRow | undefined> {
  const { rows } = await db.query<NoteRow>(
    `insert into members_notes (brand_id, member_id, author_id, author, body) values ($1, $2, $3, $4, $5)
     returning id, author, body, created_at as "createdAt"`,
    [note.brandId, note.memberId, note.authorId, note.author, note.body],
  );
  return rows[0];
}

export async function readNotes(
  db: Queryable,
  { brandId, memberId, pageNum, pageSize }: MemberOf & { pageNum: number; pageSize: number },
): Promise<{ rows: NoteRow[]; total: number }> {
  const counted = await db.query<{ total: number }>(
    'select count(*)::integer as total from members_notes where member_id = $2 and brand_id = $1',
    [brandId, memberId],
  );
  const { rows } = await db.query<NoteRow>(
    `select id, author, body, created_at as "createdAt" from members_notes
      where member_id = $2 and brand_id = $1 order by id desc limit $3 offset $4`,
    [brandId, memberId, pageSize, (pageNum - 1) * pageSize],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
