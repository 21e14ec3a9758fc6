import { createSubmission, getDocument, listSubmissions, listTrail } from '@baize/contract';
import { brandHosts, onePixel, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

async function paper() {
  const member = await registerMember(site);
  await site.call(createSubmission, { level: 1, documents: [onePixel] }, { token: member.token });
  const operator = await openOperator(site);
  const page = { memberId: String(member.memberId), status: 'all' as const, pageNum: 1, pageSize: 20 };
  const list = await site.call(listSubmissions, page, { token: operator.token });
  return { member, operator, documentId: list.answer.value?.page.content[0]?.documents[0]?.id ?? '' };
}

describe('works', () => {
  it('returns the document as uploaded, and records the access', async () => {
    const { member, operator, documentId } = await paper();
    const { answer } = await site.call(getDocument, { documentId }, { token: operator.token });
    expect(answer.value).toEqual({ mediaType: 'image/png', data: onePixel });
    const found = { objectType: 'member', objectId: String(member.memberId), pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, found, { token: operator.token });
    expect(trail.answer.value?.page.content).toMatchObject([{ action: 'kyc.getDocument', actor: operator.username }]);
  });
});

describe('refuses', () => {
  it('unknown documents, and one swapped for another', async () => {
    const [one, two] = [await paper(), await paper()];
    const { token } = one.operator;
    const none = { documentId: '00000000-0000-4000-8000-000000000000' };
    expect((await site.call(getDocument, none, { token })).answer.code).toBe('proof_not_found');
    await site.owner.query(
      'update kyc_documents set sealed = (select sealed from kyc_documents where id = $2) where id = $1',
      [one.documentId, two.documentId],
    );
    expect((await site.call(getDocument, { documentId: one.documentId }, { token })).answer.success).toBe(false);
  });
});

describe('forbids', () => {
  it('[A257] [A258] auditors, the member, guests, operators of another brand, and the own documents', async () => {
    const { member, documentId } = await paper();
    const auditor = await openOperator(site, { role: 'auditor' });
    const own = await openOperator(site, { ownMemberId: member.memberId });
    for (const token of [auditor.token, own.token]) {
      expect((await site.call(getDocument, { documentId }, { token })).answer.code).toBe('not_allowed');
    }
    expect((await site.call(getDocument, { documentId }, { token: member.token })).status).toBe(401);
    expect((await site.call(getDocument, { documentId })).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await site.call(getDocument, { documentId }, { token: foreign.token, host })).answer.code).toBe(
      'proof_not_found',
    );
  });
});
