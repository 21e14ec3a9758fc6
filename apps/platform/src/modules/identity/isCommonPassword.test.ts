import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './isCommonPassword.ts';

const names = ['lighter7', 'Baize', 'baize'];

describe('[A060] a common password', () => {
  it('is a common word with decorations', () => {
    for (const password of [
      'password',
      'Password1!',
      'P@ssw0rd2024',
      '123dragon123',
      'iloveyou99',
      'woaini1314',
      'football!!',
      'dragondragon',
      'superman2000',
      'qwe123456',
      'correcthorsebatterystaple',
    ]) {
      expect(isCommonPassword(password, names), password).toBe(true);
    }
  });

  it('is a keyboard walk, a repetition or a date', () => {
    for (const password of [
      '12345678',
      '987654321',
      'abcdefgh',
      'qwertyuiop',
      'asdfghjkl',
      '1qaz2wsx',
      'qwer1234',
      'aaaaaaaa',
      'abcabcabc',
      '88888888',
      '12121212',
      '19880808',
      '1988-08-08',
      '08081988',
      'qweasdzxc',
    ]) {
      expect(isCommonPassword(password, names), password).toBe(true);
    }
  });

  it('is the name of the account or of the brand', () => {
    for (const password of [
      'lighter7',
      'Lighter77',
      'lighter2026',
      '7rethgil',
      'baize2026',
      'BAIZE!!!',
      'lighterlighter',
    ]) {
      expect(isCommonPassword(password, names), password).toBe(true);
    }
  });

  it('is not one with some entropy', () => {
    for (const password of [
      'mud brick 7 harbour',
      'kL9#vqT2mz',
      'seven small boats',
      'tr4nsp0se-mellow',
      'x7Qm2pWz',
      '我的密码不容易猜到吧',
      'blue kettle 1988',
    ]) {
      expect(isCommonPassword(password, names), password).toBe(false);
    }
  });
});
