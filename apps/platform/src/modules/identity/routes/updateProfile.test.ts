import { getProfile } from '@baize/contract/identity/getProfile';
import { updateProfile } from '@baize/contract/identity/updateProfile';
import type { InputOf } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

type Given = InputOf<typeof updateProfile>;
const save = async (token: string, given: Partial<Given>) =>
  (await site.call(updateProfile, given as Given, { token })).answer;
const profile = async (token: string) => (await site.call(getProfile, {}, { token })).answer.value;

const whole = {
  ...{ nickname: 'Ann', fullName: 'Ann Lee', telegram: '@ann_lee', zalo: '0901234567', birthday: '1990-02-28' },
  ...{ address: '1 Example Street, 50000 Kuala Lumpur', nationality: 'MY', occupation: 'Teacher' },
  ...{ sourceOfIncome: 'salary' },
};

describe('works', () => {
  it('[MEMBER-21] saves all nine fields, and each separately without touching the others', async () => {
    const { token } = await registerMember(site);
    expect((await save(token, whole)).value).toMatchObject({ ...whole, locked: ['fullName', 'birthday'] });
    expect((await save(token, { occupation: '  Head \t teacher ' })).code).toBe('ok');
    expect(await profile(token)).toMatchObject({ ...whole, occupation: 'Head teacher' });
    expect((await save(token, { telegram: '', zalo: '' })).code).toBe('ok');
    expect(await profile(token)).toMatchObject({ telegram: '', zalo: '', address: whole.address });
  });

  it('sets full name and birthday once; the same value again changes nothing', async () => {
    const { token } = await registerMember(site);
    await save(token, whole);
    expect((await save(token, { fullName: 'Ann Lee', birthday: '1990-02-28', nickname: 'Annie' })).code).toBe('ok');
    for (const field of ['fullName', 'birthday'] as const) {
      const answer = await save(token, { nickname: 'Never', [field]: field === 'fullName' ? 'Bob Ray' : '1991-01-01' });
      expect(answer).toMatchObject({ code: 'profile_locked', value: { field } });
    }
    expect(await profile(token)).toMatchObject({ ...whole, nickname: 'Annie' });
  });

  it('[A110] contains the name that a payout account was bound under, and keeps it', async () => {
    const { token } = await registerPayee(site);
    const before = await profile(token);
    expect(before?.locked).toContain('fullName');
    expect((await save(token, { fullName: 'Somebody Else' })).code).toBe('profile_locked');
    expect((await profile(token))?.fullName).toBe(before?.fullName);
  });

  it('lets one of two concurrent names win', async () => {
    const { token } = await registerMember(site);
    const names = ['Ann Lee', 'Bob Ray', 'Cid Moe'];
    const answers = await Promise.all(names.map((fullName) => save(token, { fullName })));
    expect(answers.filter(({ code }) => code === 'ok')).toHaveLength(1);
    const won = names[answers.findIndex(({ code }) => code === 'ok')];
    expect((await profile(token))?.fullName).toBe(won);
  });
});

describe('refuses', () => {
  it('invalid values, naming the field, and changes nothing', async () => {
    const { token } = await registerMember(site);
    await save(token, { nickname: 'Ann' });
    for (const [field, text, code] of [
      ['nickname', '', 'field_required'],
      ['nickname', 'x'.repeat(33), 'field_invalid'],
      ['nickname', 'Ann\u202Eeel', 'field_invalid'],
      ['fullName', 'A', 'real_name_invalid'],
      ['telegram', 'a b c d e', 'field_invalid'],
      ['telegram', 'javascript:alert(1)', 'field_invalid'],
      ['zalo', '<b>1234</b>', 'field_invalid'],
      ['birthday', '1990-02-30', 'field_invalid'],
      ['birthday', '02-28-1990', 'field_invalid'],
      ['birthday', '1850-01-01', 'field_invalid'],
      ['address', 'x'.repeat(201), 'field_invalid'],
      ['nationality', 'ZZ', 'field_invalid'],
      ['occupation', 'x', 'field_invalid'],
      ['sourceOfIncome', 'theft', 'field_invalid'],
    ] as const) {
      expect(await save(token, { address: 'somewhere else', [field]: text }), `${field} ${text}`).toMatchObject({
        code,
        value: { field },
      });
    }
    expect(await profile(token)).toMatchObject({ nickname: 'Ann', address: '', birthday: '' });
  });

  it('[A112] birthdays in the future, of implausible age, of invalid dates, and of minors', async () => {
    const { token } = await registerMember(site);
    for (const [birthday, code] of [
      ['2099-01-01', 'age_required'],
      ['9999-12-31', 'age_required'],
      ['1800-01-01', 'field_invalid'],
      ['0000-01-01', 'field_invalid'],
      ['1999-02-29', 'field_invalid'],
      ['1900-02-29', 'field_invalid'],
      ['1990-04-31', 'field_invalid'],
      ['1990-13-01', 'field_invalid'],
      ['1990-00-10', 'field_invalid'],
      ['1990-1-1', 'field_invalid'],
      ['1990-01-01T00:00', 'field_invalid'],
      ['١٩٩٠-٠١-٠١', 'field_invalid'],
    ] as const) {
      expect(await save(token, { birthday }), birthday).toMatchObject({ code, value: { field: 'birthday' } });
    }
    expect((await profile(token))?.birthday).toBe('');
    const day = (years: number, days: number): string => {
      const at = new Date(Date.now() - 12 * 3_600_000 + days * 86_400_000);
      return `${at.getUTCFullYear() - years}${at.toISOString().slice(4, 10)}`;
    };
    expect((await save(token, { birthday: day(18, 1) })).code).toBe('age_required');
    expect((await save(token, { birthday: day(18, 0) })).code).toBe('ok');
    const leap = await registerMember(site);
    expect((await save(leap.token, { birthday: '2000-02-29' })).code).toBe('ok');
  });

  it('[A110] fields that a member may not set', async () => {
    const { token } = await registerMember(site);
    for (const field of ['type', 'brand', 'brandId', 'agentLevel', 'kyc', 'payeeName', 'status', 'memberId']) {
      const envelope = await site.seal(updateProfile.path, { nickname: 'Root', [field]: '1' });
      const answer = await site.send('PUT', updateProfile.path, {
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ envelope }),
      });
      expect([answer.status, (answer.json() as { code: string }).code], field).toEqual([400, 'unknown_field']);
    }
  });
});

describe('forbids', () => {
  it('guests, operators, other brands and trial accounts', async () => {
    const { token, memberId } = await registerMember(site);
    const operator = await openOperator(site);
    const given = { nickname: 'Ann' } as Given;
    expect((await site.call(updateProfile, given)).status).toBe(401);
    expect((await site.call(updateProfile, given, { token: operator.token })).status).toBe(401);
    expect((await site.call(updateProfile, given, { token, host: brandHosts.second })).status).toBe(401);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await save(token, given)).code).toBe('in_need_true_account');
  });
});
