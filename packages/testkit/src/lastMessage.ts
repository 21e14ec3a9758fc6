import type { TestPlatform } from './startPlatform.ts';

export type TestMessage = Readonly<{
  id: bigint;
  purpose: string;
  status: string;
  subject: string;
  body: string;
  /** The six digits in it, if any. */
  code: string;
}>;

/** The newest message to a recipient, sent or not; undefined if there is none. */
export async function lastMessage(site: TestPlatform, recipient: string): Promise<TestMessage | undefined> {
  const { rows } = await site.owner.query<Omit<TestMessage, 'code'>>(
    `select id, purpose, status, subject, body from outbox_messages
      where recipient = $1 and status <> 'dropped' order by id desc limit 1`,
    [recipient],
  );
  const [row] = rows;
  return row && { ...row, code: /(?<!\d)\d{6}(?!\d)/.exec(row.body)?.[0] ?? '' };
}
