import { describe, expect, it } from 'vitest';
import { canonicalMobile } from './canonicalMobile.ts';
import { loginName } from './loginName.ts';

const countries = ['CN', 'HK', 'MY', 'GB', 'US'];
const read = (mobileNum: string, countryDialingCode = '+86'): unknown => {
  const found = canonicalMobile({ mobileNum, countryDialingCode, countries });
  return 'number' in found ? found.number : found.fault;
};

describe('the canonical form of a mobile number', () => {
  it('[A037] is the same for thirty notations', () => {
    const ways = [
      '13800138000',
      ' 13800138000 ',
      '138 0013 8000',
      '138-0013-8000',
      '138.0013.8000',
      '(138)00138000',
      '(138) 0013-8000',
      '1 3 8 0 0 1 3 8 0 0 0',
      '138‐0013‐8000',
      '138–0013–8000',
      '138\u00a00013\u00a08000',
      '138\u30000013\u30008000',
      '１３８００１３８０００',
      '１３８　００１３　８０００',
      '１３８－００１３－８０００',
      '+8613800138000',
      '+86 138 0013 8000',
      '+86-138-0013-8000',
      '+86 (138) 00138000',
      '＋8613800138000',
      '＋８６ １３８ ００１３ ８０００',
      '008613800138000',
      '00 86 138 0013 8000',
      '00-86-13800138000',
      '8613800138000',
      '86 138 0013 8000',
      '86-138-0013-8000',
      '（138）00138000',
      '013800138000',
      '0 138 0013 8000',
    ];
    expect(new Set(ways).size).toBe(30);
    for (const way of ways) expect(read(way), JSON.stringify(way)).toBe('+8613800138000');
  });

  it('[A036] [VALID-10] is undefined for numbers that are not mobile numbers of an offered country', () => {
    for (const text of [
      '',
      'abc',
      '138001380001',
      '1380013800',
      '13800138000 ext 5',
      '13800138000;ext=5',
      '13800138000,1',
      '13800138000\u200b',
      "13800138000' or 1=1",
      '01012345678',
      '4008123123',
      '95588',
      '110',
      '+4413800138000',
      '0'.repeat(32),
    ]) {
      expect(read(text), text).toBe('mobile_invalid');
    }
    // Premium rate and personal numbers are not mobile.
    for (const text of ['9098790879', '7012345678', '8431234567'])
      expect(read(text, '+44'), text).toBe('mobile_invalid');
    expect(read('7400123456', '+44')).toBe('+447400123456');
    expect(read('0123456789', '+60')).toBe('+60123456789');
  });

  it("is refused for an unsupported country, even if it shares a supported one's calling code", () => {
    expect(read('612345678', '+33')).toBe('country_not_offered');
    expect(read('2042345678', '+1')).toBe('country_not_offered');
    expect(read('5005550006', '+999')).toBe('country_not_offered');
  });
});

describe('the name at login', () => {
  const brand = { settings: { dialingCountries: ['CN', 'MY'] } } as Parameters<typeof loginName>[0];

  it('[ENTITY-07] is the number of mobile registrations, in national or full notation', () => {
    for (const typed of ['13800138000', ' 138 0013 8000', '+8613800138000', '8613800138000']) {
      expect(loginName(brand, typed), typed).toBe('8613800138000');
    }
    expect(loginName(brand, '60123456789')).toBe('60123456789');
    expect(loginName(brand, '+60123456789')).toBe('60123456789');
    expect(loginName(brand, ' Harbour1 ')).toBe('harbour1');
    expect(loginName(brand, '９player')).toBeUndefined();
  });
});
