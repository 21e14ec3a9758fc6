import { createHash } from 'node:crypto';
import { createSubmission, type InputOf } from '@baize/contract';
import {
  brandHosts,
  onePixel,
  openOperator,
  pictureOfSize,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const hand = async (token: string, change: Partial<InputOf<typeof createSubmission>> = {}) =>
  (await site.call(createSubmission, { level: 1, documents: [onePixel], ...change }, { token })).answer;

describe('works', () => {
  it('stores documents encrypted, under generated names: the database alone reveals none', async () => {
    const { token, memberId } = await registerMember(site);
    const { value } = await hand(token, { documents: [onePixel, onePixel] });
    expect(value?.steps[0]).toMatchObject({ level: 1, state: 'inReview' });
    const { rows } = await site.owner.query<{ id: string; sealed: Buffer; media_type: string }>(
      'select id::text, sealed, media_type from kyc_documents where member_id = $1 order by nth',
      [memberId],
    );
    expect(rows.map((row) => row.media_type)).toEqual(['image/png', 'image/png']);
    const head = Buffer.from(onePixel, 'base64').subarray(0, 8);
    for (const { sealed } of rows) expect(sealed.includes(head)).toBe(false);
    expect(rows[0]?.sealed.equals(rows[1]?.sealed ?? Buffer.alloc(0))).toBe(false);
  });

  it('[A216] takes a document of exactly 5 MB', async () => {
    const { token } = await registerMember(site);
    const largest = pictureOfSize(5 * 1024 * 1024).toString('base64');
    expect((await hand(token, { documents: [largest] })).value?.steps[0]).toMatchObject({ state: 'inReview' });
  });

  it('accepts the next level during the review of the one below', async () => {
    const { token } = await registerMember(site);
    expect((await hand(token, { level: 2 })).code).toBe('kyc_level_closed');
    await hand(token);
    expect((await hand(token, { level: 2 })).value?.steps[1]).toMatchObject({ state: 'inReview' });
  });
});

describe('refuses', () => {
  it('[A218] unsupported formats by content, too large and empty files, and file names', async () => {
    const { token } = await registerMember(site);
    const bad = [
      Buffer.from('<svg onload=alert(1)>'),
      Buffer.concat([Buffer.from(onePixel, 'base64'), Buffer.from('PK')]),
      Buffer.alloc(64),
    ];
    for (const bytes of bad) {
      expect((await hand(token, { documents: [bytes.toString('base64')] })).code).toBe('proof_invalid');
    }
    const large = pictureOfSize(5 * 1024 * 1024 + 1).toString('base64');
    expect((await hand(token, { documents: [large] })).code).toBe('proof_invalid');
    const headers = { authorization: `Bearer ${token}` };
    for (const body of [
      { level: 1, documents: [] },
      { level: 4, documents: [onePixel] },
      { level: 1, documents: [onePixel, onePixel, onePixel] },
      { level: 1, documents: [onePixel], name: '../../x' },
    ]) {
      const answer = await site.send('POST', createSubmission.path, { body: JSON.stringify(body), headers });
      expect(answer.status).toBe(400);
    }
    const { rows } = await site.owner.query(
      'select from kyc_submissions s join identity_sessions e on e.member_id = s.member_id where e.token_hash = $1',
      [createHash('sha256').update(token).digest()],
    );
    expect(rows).toEqual([]);
  });

  it('second documents for a pending level, also under concurrency', async () => {
    const { token } = await registerMember(site);
    const answers = await Promise.all(Array.from({ length: 4 }, () => hand(token)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'kyc_in_review')).toHaveLength(3);
  });

  it('tries above the daily limit', async () => {
    const { token } = await registerMember(site);
    for (let at = 0; at < 12; at += 1) await hand(token, { documents: [Buffer.alloc(8).toString('base64')] });
    expect((await hand(token)).code).toBe('too_many_requests');
  });
});

describe('forbids', () => {
  it('guests, operators, other brands and trial accounts', async () => {
    const { token, memberId } = await registerMember(site);
    const operator = await openOperator(site);
    const input = { level: 1 as const, documents: [onePixel] };
    expect((await site.call(createSubmission, input)).status).toBe(401);
    expect((await site.call(createSubmission, input, { token: operator.token })).status).toBe(401);
    expect((await site.call(createSubmission, input, { token, host: brandHosts.second })).status).toBe(401);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await hand(token)).code).toBe('in_need_true_account');
  });
});
