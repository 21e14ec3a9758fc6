import { describe, expect, it } from 'vitest';
import { renderMessage } from './renderMessage.ts';
import type { MessagePurpose } from '@baize/contract/outbox/messagePurposes';
import { templates } from './templates.ts';

const purposes = Object.keys(templates.EN) as MessagePurpose[];

describe('a message', () => {
  it('has texts in every language, with known placeholders only', () => {
    const fields = {
      brand: 'BRAND',
      code: 'CODE',
      minutes: 'MINUTES',
      link: 'LINK',
      account: 'ACCOUNT',
      password: 'PASSWORD',
      number: 'NUMBER',
      answer: 'ANSWER',
    };
    for (const purpose of purposes) {
      const places = ['CN', 'EN', 'MS'].map((language) => {
        const { subject, body } = renderMessage(purpose, language, fields);
        expect(`${subject}${body}`, `${purpose} ${language}`).not.toMatch(/[{}]|undefined/);
        expect(subject).toContain('BRAND');
        return ['CODE', 'MINUTES', 'LINK', 'ACCOUNT', 'PASSWORD', 'NUMBER', 'ANSWER']
          .filter((word) => body.includes(word))
          .join();
      });
      expect(new Set(places).size, purpose).toBe(1);
    }
    expect(renderMessage('login', 'XX', fields)).toEqual(renderMessage('login', 'EN', fields));
  });

  it('[A048] takes one line of a field and does not interpret placeholders in it', () => {
    const { subject, body } = renderMessage('recoveryLink', 'EN', {
      brand: 'Baize\r\nBcc: victim@example.com',
      account: '{link}{code}\u202e\u0000',
      link: 'https://localhost/x',
      minutes: `3\u20280${'9'.repeat(5_000)}`,
    });
    expect(subject).toBe('A new password for Baize  Bcc: victim@example.com');
    expect(body).toContain('Hello {link}{code},');
    for (const sign of ['\u0000', '\u2028', '\u202e']) expect(body).not.toContain(sign);
    expect(body.length).toBeLessThan(1_000);
  });

  it('keeps the lines of what an operator answered, and nothing in them that cannot be printed', () => {
    const long = 'x'.repeat(1_500);
    const { body } = renderMessage('letterAnswer', 'EN', {
      ...{ brand: 'Baize', number: 'AB\nCD' },
      answer: `Dear guest,\r\n\n${long}\n{brand}\u202e\u0000`,
    });
    expect(body.startsWith(`Dear guest,\n\n${long}\n{brand}\n\n`)).toBe(true);
    expect(body).toContain('your letter AB CD.');
    expect(renderMessage('letterAnswer', 'EN', { answer: 'y'.repeat(9_000) }).body.length).toBeLessThan(2_300);
  });
});
