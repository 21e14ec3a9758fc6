import { expect, test } from 'vitest';
import { registration } from './registration.ts';

const good = {
  username: 'lucky88',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  isAdult: true,
  hasAcceptedTerms: true,
};

function faults(form: Partial<typeof good>): string[] {
  const result = registration.safeParse({ ...good, ...form });
  return (result.error?.issues ?? []).map((issue) => `${String(issue.path[0])}: ${issue.message}`).toSorted();
}

test('a form that keeps the rules passes, with its name trimmed', () => {
  expect(registration.parse({ ...good, username: ' lucky88 ' })).toEqual(good);
});

test.each(['', 'abc', 'a2345678901234567', '8lucky', 'lucky-8', '好运好运'])(
  '[VALID-07] a user name outside the rules is refused before a call is made: %j',
  (username) => {
    expect(faults({ username })).toEqual(['username: username_invalid']);
  },
);

test('[VALID-08] a password that is too short, too long or the name itself is refused', () => {
  for (const password of ['', 'short', 'x'.repeat(65), 'LUCKY88x']) {
    const username = password === 'LUCKY88x' ? 'lucky88x' : 'lucky88';
    expect(faults({ username, password, confirmPassword: password })).toContain('password: password_invalid');
  }
});

test('[VALID-09] the confirmation must equal the password, and an empty one never does', () => {
  expect(faults({ confirmPassword: 'correct horsE' })).toEqual(['confirmPassword: confirmation_incorrect']);
  expect(faults({ confirmPassword: '' })).toEqual(['confirmPassword: confirmation_incorrect']);
});

test('[REG-07] [REG-08] age and terms have to be ticked, each is named, and nothing hides behind another fault', () => {
  expect(faults({ isAdult: false, hasAcceptedTerms: false, username: 'x', confirmPassword: '' })).toEqual([
    'confirmPassword: confirmation_incorrect',
    'hasAcceptedTerms: terms_required',
    'isAdult: age_required',
    'username: username_invalid',
  ]);
});
