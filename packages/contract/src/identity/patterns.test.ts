import { describe, expect, it } from 'vitest';
import { fieldFault, matchesPattern, patterns } from './patterns.ts';

const check = (id: number, accepted: readonly string[], refused: readonly string[]): void => {
  for (const text of accepted) expect(matchesPattern(id, text), `${id} takes ${text}`).toBe(true);
  for (const text of refused) expect(matchesPattern(id, text), `${id} refuses ${text}`).toBe(false);
};

describe('the patterns', () => {
  it('[PATTERN-01] any characters', () => check(1, ['a', ' ', '汉!\n1', '🂡'], []));
  it('[PATTERN-02] letter first, then letters and digits', () =>
    check(2, ['a1', 'Zed'], ['1a', 'a_', 'é1', 'a b', '', 'a\n']));
  it('[PATTERN-03] letters and Chinese characters', () => check(3, ['ab汉字', '漢', 'x'], ['a1', '汉 字', '', 'é']));
  it('[PATTERN-04] [A068] one plain e-mail address', () =>
    check(
      4,
      ['a@b.co', 'first.last+tag@mail.example.com', `${'a'.repeat(64)}@b.co`, 'a@xn--fiq228c.xn--fiqs8s'],
      [
        'a@b',
        'a@b.c',
        'a@x.co,b@y.co',
        '"a b"@x.co',
        'a@x.co\r\nBcc: b@y.co',
        'a@x.co\n',
        'ä@x.co',
        'a@münchen.de',
        '.a@x.co',
        'a..b@x.co',
        'a.@x.co',
        'a@-x.co',
        'a@x-.co',
        'a@.co',
        'a@@x.co',
        'a@[127.0.0.1]',
        'A <a@x.co>',
        `${'a'.repeat(65)}@b.co`,
        `a@${'b.'.repeat(130)}co`,
      ],
    ));
  it('[PATTERN-05] letters and digits, either kind', () => check(5, ['abc', '123', 'a1'], ['a!', 'a b', 'é', '']));
  it('[PATTERN-06] letters and digits, at least one of each', () => check(6, ['a1', '1A'], ['abc', '123', 'a1!', '']));
  it('[PATTERN-07] digits only', () => check(7, ['123'], ['12a', '１２', '1 2', '']));
  it('[PATTERN-08] letters and digits with an upper-case letter', () =>
    check(8, ['Ab1', 'A', '1A'], ['ab1', 'A!', '1', '']));
  it('[PATTERN-09] English letters and spaces', () => check(9, ['Ann Lee', 'Ann'], ['Ann1', 'Ann-Lee', '   ', '']));
  it('[PATTERN-10] no spaces', () => check(10, ['a!1', '汉字'], ['a 1', 'a\u00a01', 'a\t', '']));
  it('[PATTERN-11] Chinese characters and symbols', () =>
    check(11, ['欧阳·娜娜', '汉字，好。'], ['汉a', '汉1', 'Ann', '汉 字', '']));
  it('[PATTERN-12] a date that exists, year first or last', () =>
    check(
      12,
      ['2024-02-29', '02-29-2024', '1999-12-31'],
      ['29-02-2024', '2023-02-29', '02-30-2024', '2024-13-01', '2024-1-01', '2024/02/29', '0000-01-01', ''],
    ));
  it('[PATTERN-13] at least two letters, spaces between or not', () =>
    check(13, ['A B', 'Al', 'A   B'], ['A', ' A ', 'A1', '  ', '']));
  it('[PATTERN-14] Korean only', () => check(14, ['홍길동'], ['Hong', '홍 길', '홍1', '']));
  it('[PATTERN-15] Thai only', () => check(15, ['สมชาย'], ['Somchai', 'สม ชาย', '']));
  it('[PATTERN-16] Thai or English letters and spaces', () =>
    check(16, ['สมชาย Somchai', 'Ann Lee'], ['สมชาย1', 'Ann1', 'ส๑', '  ', '']));
  it('[PATTERN-17] upper-case letters and spaces with a letter', () =>
    check(17, ['AN LEE', 'A'], ['   ', 'An', 'A1', '']));

  it('are seventeen, and each terminates on a text of a megabyte', () => {
    expect(Object.keys(patterns).map(Number)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
    const nasty = ['a', 'A ', ' ', '1', 'a@', 'a.', '汉', '홍', 'ส', '-'].map((piece) =>
      piece.repeat(1_000_000 / piece.length),
    );
    for (const id of Object.keys(patterns)) for (const text of nasty) matchesPattern(Number(id), `${text}!`);
  });
});

describe('the fault of a field', () => {
  const rule = { enabled: true, required: true, minLength: 2, maxLength: 4, patternId: 7, acceptedPattern: '*' };
  const never = (): boolean => {
    throw new Error('nothing to match');
  };

  it("[ENTITY-25] [VALID-24] is checked by length, then pattern, then the brand's expression", () => {
    expect(fieldFault('qqNum', rule, '123', never)).toBeUndefined();
    expect(fieldFault('qqNum', { ...rule, acceptedPattern: '' }, '123', never)).toBeUndefined();
    expect(fieldFault('qqNum', rule, 'x', never)).toEqual({ code: 'field_invalid', reason: 'length' });
    expect(fieldFault('qqNum', rule, '12345', never)).toEqual({ code: 'field_invalid', reason: 'length' });
    expect(fieldFault('qqNum', rule, 'abc', never)).toEqual({ code: 'field_invalid', reason: 'pattern' });
    const own = { ...rule, acceptedPattern: '1.*' };
    expect(fieldFault('qqNum', own, '123', (expression) => expression === '1.*')).toBeUndefined();
    expect(fieldFault('qqNum', own, '223', () => false)).toEqual({ code: 'field_invalid', reason: 'pattern' });
    // Expressions never see a text that is too long.
    expect(fieldFault('qqNum', own, '1'.repeat(1_000_000), never)).toEqual({ code: 'field_invalid', reason: 'length' });
  });

  it('counts characters as users do, not code units', () => {
    const any = { ...rule, patternId: 1 };
    expect(fieldFault('payeeName', any, '🂡🂡🂡🂡', never)).toBeUndefined();
    expect(fieldFault('payeeName', any, '🂡🂡🂡🂡🂡', never)).toEqual({ code: 'real_name_invalid', reason: 'length' });
  });

  it('is undefined for a disabled field and for an empty optional one', () => {
    expect(fieldFault('line', { ...rule, enabled: false }, '', never)).toBeUndefined();
    expect(fieldFault('line', { ...rule, required: false }, '', never)).toBeUndefined();
    expect(fieldFault('line', rule, '', never)).toEqual({ code: 'field_required', reason: 'required' });
  });

  it('has the error code of its field', () => {
    const codes = ['username', 'password', 'payeeName', 'email', 'mobileNum', 'affiliateCode', 'wechat'].map(
      (field) => fieldFault(field, rule, 'x', never)?.code,
    );
    expect(codes).toEqual([
      'username_invalid',
      'password_invalid',
      'real_name_invalid',
      'email_invalid',
      'mobile_invalid',
      'invitation_code_error',
      'field_invalid',
    ]);
  });
});
