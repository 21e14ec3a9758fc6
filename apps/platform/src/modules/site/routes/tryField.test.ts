import { tryField, type InputOf } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site, { role: 'auditor' }));
});
afterAll(() => site.close());

const field = { enabled: false, required: true, minLength: 2, maxLength: 12, patternId: 1, acceptedPattern: '*' };
const attempt = async (text: string, change: Partial<InputOf<typeof tryField>['field']> = {}) =>
  (await site.call(tryField, { name: 'line', field: { ...field, ...change }, text }, { token })).answer;

describe('works', () => {
  it('[ENTITY-25] accepts anything within the length limits for the pattern *', async () => {
    for (const text of ['ab', '中文 ok', '<script>', '!@#$%^&*() ']) {
      expect((await attempt(text)).value, text).toEqual({ fits: true, reason: null });
    }
    expect((await attempt('a')).value).toEqual({ fits: false, reason: 'length' });
    expect((await attempt('a'.repeat(13))).value).toEqual({ fits: false, reason: 'length' });
  });

  it('matches the whole text, and returns what failed', async () => {
    expect((await attempt('ab12', { acceptedPattern: '[a-z]+' })).value).toEqual({ fits: false, reason: 'pattern' });
    expect((await attempt('abcd', { acceptedPattern: '[a-z]+' })).value).toEqual({ fits: true, reason: null });
    expect((await attempt('12', { patternId: 7 })).value?.fits).toBe(true);
    expect((await attempt('')).value).toEqual({ fits: false, reason: 'required' });
  });

  it('[A073] matches a text with catastrophic backtracking in other engines at once', async () => {
    const answer = await attempt(`${'a'.repeat(11)}!`, { acceptedPattern: '[a-z]*[a-z]*[a-z]*[a-z]*[a-z]*b' });
    expect(answer.value).toEqual({ fits: false, reason: 'pattern' });
  });
});

describe('refuses', () => {
  it('expressions that cannot be saved', async () => {
    for (const acceptedPattern of ['(a+)+', '(?=a)', '(a)\\1', '[']) {
      expect((await attempt('ab', { acceptedPattern })).code, acceptedPattern).toBe('pattern_invalid');
    }
  });
});

describe('forbids', () => {
  it('guests and members', async () => {
    const member = await registerMember(site);
    for (const own of [{}, { token: member.token }]) {
      expect((await site.call(tryField, { name: 'line', field, text: 'ab' }, own)).status).toBe(401);
    }
  });
});
