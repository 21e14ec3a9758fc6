// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { MessageDrawer } from './MessageDrawer.tsx';
import type { OutboxMessage } from './OutboxMessage.ts';

vi.mock('../../useSite.ts', () => ({ useSite: () => ({ timeZone: 'Asia/Shanghai', defaultLanguage: 'EN' }) }));

const message: OutboxMessage = {
  ...{ id: '7', channel: 'sms', purpose: 'login', recipient: '+86138****8000', subject: 'Baize login code' },
  ...{ text: 'Baize: 246810 <b>is</b> your login code', status: 'kept', attempts: 0, fault: '' },
  ...{ createdAt: '2026-03-05T12:00:00.000Z', sentAt: null },
};
const show = (changes: Partial<OutboxMessage> = {}): void => {
  const i18n = setupI18n({ locale: 'EN', messages: { EN: en } });
  render(
    <I18nProvider i18n={i18n}>
      <MessageDrawer message={{ ...message, ...changes }} onClose={() => undefined} />
    </I18nProvider>,
  );
};
afterEach(cleanup);

describe('the drawer of a message', () => {
  it('shows the text as text, the masked recipient and why it stays', () => {
    show();
    expect(screen.getByText('Baize: 246810 <b>is</b> your login code')).toBeTruthy();
    expect(screen.getByText('+86138****8000')).toBeTruthy();
    expect(screen.getByText('Login code')).toBeTruthy();
    expect(screen.getByText(en['outbox.keptWhy'])).toBeTruthy();
  });

  it('says that the text is not shown where the server gives none', () => {
    show({ text: '', status: 'failed', fault: 'http 500', attempts: 5, purpose: 'binding' });
    expect(screen.getByText(en['outbox.textHidden'])).toBeTruthy();
    expect(screen.getByText('http 500')).toBeTruthy();
    expect(screen.getByText(en['outbox.purposeBinding'])).toBeTruthy();
    expect(screen.queryByText(en['outbox.keptWhy'])).toBeNull();
  });
});
