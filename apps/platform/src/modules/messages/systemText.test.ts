import { describe, expect, it } from 'vitest';
import type { SystemFact } from './SystemFact.ts';
import { systemText } from './systemText.ts';

const approved: SystemFact = {
  ...{ what: 'depositApproved', number: '7', amount: 10_050_000n, credited: 10_000_000n, currency: 'CNY' },
};
const rejected = (publicReason: string): SystemFact => ({
  ...{ what: 'depositRejected', number: '8', amount: 123_456_789n, currency: 'CNY', publicReason },
});

describe('automatic messages', () => {
  it('are in the member’s language, with exact amounts', () => {
    expect(systemText('EN', approved)).toMatchObject({ kind: 'finance', title: expect.stringContaining('100.5 CNY') });
    expect(systemText('EN', approved).content).toContain('100 CNY');
    expect(systemText('CN', approved).title).toContain('到账');
    for (const language of ['CN', 'EN', 'MS']) {
      const late = systemText(language, { ...approved, isLate: true } as SystemFact).content;
      expect(late).toContain('100 CNY');
      expect(late).not.toBe(systemText(language, approved).content);
    }
    expect(systemText('MS', approved).title).toContain('Deposit anda');
    expect(systemText('EN', rejected('other')).title).toContain('1234.56789 CNY');
  });

  it('contain the public reason in every language, and a default text without one', () => {
    const contents = (language: string) =>
      ['not_received', 'amount_differs', 'remark_missing', 'name_differs', 'other'].map(
        (reason) => systemText(language, rejected(reason)).content,
      );
    for (const language of ['CN', 'EN', 'MS']) expect(new Set(contents(language)).size, language).toBe(5);
    expect(contents('TY')).toEqual(contents('EN'));
  });

  it('contain a reply unchanged', () => {
    const fact: SystemFact = { what: 'feedbackAnswered', number: '3', answer: 'Yes.\n<b>no markup</b>' };
    expect(systemText('CN', fact)).toMatchObject({ kind: 'feedback', content: 'Yes.\n<b>no markup</b>' });
  });

  it('report decisions on redemptions and rewards, with a name that exists in one language only', () => {
    const name = { CN: '茶杯', EN: '', MS: '' };
    const facts: SystemFact[] = [
      { what: 'redemptionApproved', number: 'PR1', name, quantity: 2, remark: 'RM123' },
      { what: 'redemptionRejected', number: 'PR1', name, points: 200n, remark: '' },
      { what: 'rewardApproved', title: name, amount: 6_600_000n, currency: 'CNY' },
      { what: 'rewardApproved', title: name, amount: null, currency: 'CNY' },
      { what: 'rewardRejected', title: name, publicReason: '' },
      {
        ...{ what: 'rewardUnclaimed', title: name, amount: 6_600_000n, currency: 'CNY' },
        ...{ until: '2026-03-05 18:30', timeZone: 'Asia/Shanghai' },
      },
    ];
    const texts = (language: string) => facts.map((fact) => Object.values(systemText(language, fact)).join(' '));
    for (const language of ['CN', 'EN', 'MS']) {
      for (const text of texts(language)) expect(text).toContain('茶杯');
    }
    expect(texts('EN').join('\n')).toMatch(
      /2 × 茶杯\nRM123[^]*200 points[^]*66 CNY can be claimed now[^]*66 CNY can be claimed until 2026-03-05 18:30 \(Asia\/Shanghai\)/,
    );
    for (const [index, text] of texts('MS').entries()) expect(text).not.toBe(texts('EN')[index]);
  });

  it('report withdrawals and a changed payment password in every language', () => {
    const money = { number: '9', amount: 10_000_000n, currency: 'CNY' };
    const facts: SystemFact[] = [
      { what: 'withdrawalApproved', ...money },
      { what: 'withdrawalRejected', ...money, publicReason: 'account_wrong' },
      { what: 'withdrawalPaid', ...money, arrives: 9_900_000n, minutes: 30 },
      { what: 'withdrawalClosed', number: '9', paidBack: 6_000_000n, currency: 'CNY' },
      { what: 'withdrawalClosed', number: '9', paidBack: 0n, currency: 'CNY' },
      { what: 'paymentPasswordChanged', hours: 24 },
      { what: 'transferReturned', account: 'agent2', amount: 6_000_000n, currency: 'CNY' },
    ];
    for (const fact of facts) {
      const texts = ['CN', 'EN', 'MS'].map((language) => systemText(language, fact).content);
      expect(new Set(texts).size, fact.what).toBe(3);
    }
    const paid = systemText('EN', facts[2] as SystemFact);
    expect(paid.content).toContain('99 CNY');
    expect(paid.content).toContain('30 minutes');
    expect(systemText('EN', facts[3] as SystemFact).content).toContain('60 CNY');
    expect(systemText('EN', facts[5] as SystemFact)).toMatchObject({ kind: 'notice' });
  });

  it('report bills in every language: payer, days, amount and what is missing', () => {
    const about = {
      kind: 'daily',
      fromDay: '2026-03-05',
      lastDay: '2026-03-05',
      amount: 10_000_000n,
      currency: 'CNY',
    } as const;
    const facts: SystemFact[] = [
      { what: 'billPaid', payer: 'agent1', ...about },
      { what: 'billPaid', payer: '', ...about, kind: 'dividend', fromDay: '2026-03-01', lastDay: '2026-03-15' },
      { what: 'billShort', payer: 'agent1', paid: 2_500_000n, ...about },
      { what: 'billOwed', account: 'agent2', paid: 2_500_000n, ...about },
    ];
    for (const fact of facts) {
      const texts = ['CN', 'EN', 'MS'].map((language) => Object.values(systemText(language, fact)).join('\n'));
      expect(new Set(texts).size, fact.what).toBe(3);
      for (const text of texts) expect(text).toMatch(/2026-03-(05|01.*2026-03-15)/);
    }
    expect(systemText('EN', facts[1] as SystemFact).content).toContain('from the house');
    expect(systemText('EN', facts[2] as SystemFact).content).toContain('25 CNY');
    expect(systemText('EN', facts[3] as SystemFact).title).toBe('You owe agent2 a daily wage of 75 CNY');
  });
});
