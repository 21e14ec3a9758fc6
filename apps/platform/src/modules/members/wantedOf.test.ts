import { expect, it } from 'vitest';
import { wantedOf } from './wantedOf.ts';

it('asks nothing of accounts where no condition is on them', () => {
  const wanted = wantedOf([
    { fact: 'deposited', has: true },
    { fact: 'played', when: 'within', days: 7 },
  ]);
  expect(Object.values(wanted)).toEqual(Array.from({ length: 6 }, () => undefined));
});

it('joins conditions that ask for the same, so that all of them hold', () => {
  const wanted = wantedOf([
    { fact: 'registered', when: 'within', days: 60 },
    { fact: 'registered', when: 'within', days: 30 },
    { fact: 'registered', when: 'before', days: 3 },
    { fact: 'registered', when: 'before', days: 7 },
    { fact: 'signedIn', when: 'before', days: 5 },
    { fact: 'language', languages: ['EN', 'CN'] },
    { fact: 'language', languages: ['CN', 'MS'] },
    { fact: 'currency', currency: 'CNY' },
    { fact: 'currency', currency: 'CNY' },
  ]);
  expect(wanted).toEqual({
    ...{ withinDays: 30, openedDays: 7, activeDays: undefined, silentDays: 5 },
    ...{ languages: ['CN'], currencies: ['CNY'] },
  });
});

it('wants nobody where two conditions exclude each other', () => {
  const wanted = wantedOf([
    { fact: 'language', languages: ['EN'] },
    { fact: 'language', languages: ['MS'] },
    { fact: 'currency', currency: 'CNY' },
    { fact: 'currency', currency: 'MYR' },
  ]);
  expect([wanted.languages, wanted.currencies]).toEqual([[], []]);
});
