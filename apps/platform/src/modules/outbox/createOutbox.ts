import type { MessagePurpose } from '@baize/contract/outbox/messagePurposes';
import type { Pool, Queryable } from '#kit/db.ts';
import type { Module } from '#kit/implement.ts';
import type { Logger } from '@baize/server/logger';
import { createMailer } from './createMailer.ts';
import { createSmsGateway } from './createSmsGateway.ts';
import { sendEmailJob } from './jobs/sendEmail.ts';
import { sendNowJob, sendWithin } from './jobs/sendNow.ts';
import { sendSmsJob } from './jobs/sendSms.ts';
import { tidyJob } from './jobs/tidy.ts';
import type { Channel, OutboxDeps } from './OutboxDeps.ts';
import { renderMessage, type MessageFields } from './renderMessage.ts';
import { listOutbox } from './routes/listOutbox.ts';
import { insertMessage } from './store.ts';

export type MessageToAdd = Readonly<{
  brandId: number;
  channel: Channel;
  purpose: MessagePurpose;
  recipient: string;
  language: string;
  fields: MessageFields;
  /** Minutes until it expires. */
  minutes: number;
  /** False stores the same row without a recipient. */
  isWanted?: boolean;
}>;

export type Outbox = Readonly<{
  module: Module;
  /** Stores a message in the caller's transaction: it is sent if and only if that commits, right after. */
  add(db: Queryable, message: MessageToAdd): Promise<void>;
  /** Whether a message of this kind would be sent, or visible to operators of a demonstration. */
  canSend(channel: Channel): boolean;
}>;

type Options = {
  pool: Pool;
  log: Logger;
  settings: {
    isDemo: boolean;
    smtpUrl: string | undefined;
    mailFrom: string;
    smsUrl: string | undefined;
    smsKey: string | undefined;
  };
};

/** Outgoing mail and text messages of one process. */
export function createOutbox({ pool, log, settings }: Options): Outbox {
  const { isDemo, smtpUrl, mailFrom, smsUrl, smsKey } = settings;
  const deps: OutboxDeps = {
    pool,
    log,
    isDemo,
    email: smtpUrl === undefined ? undefined : createMailer({ url: smtpUrl, from: mailFrom }),
    sms: smsUrl === undefined ? undefined : createSmsGateway({ url: smsUrl, key: smsKey }),
  };
  return {
    module: {
      name: 'outbox',
      routes: [listOutbox(deps)],
      jobs: [sendNowJob(deps), sendSmsJob(deps), sendEmailJob(deps), tidyJob(deps)],
      close: async () => deps.email?.close?.(),
    },
    async add(db, message) {
      const { subject, body } = renderMessage(message.purpose, message.language, message.fields);
      const { isWanted = true } = message;
      const hasWayOut = deps[message.channel] !== undefined;
      await insertMessage(db, {
        brandId: message.brandId,
        channel: message.channel,
        purpose: message.purpose,
        recipient: message.recipient,
        subject,
        body: isWanted && (hasWayOut || isDemo) ? body : '',
        status: !isWanted ? 'dropped' : hasWayOut ? 'waiting' : 'kept',
        minutes: message.minutes,
      });
      // Also without a recipient, so that both take equally long.
      if (hasWayOut) await sendWithin(db, message.brandId, message.channel);
    },
    canSend: (channel) => isDemo || deps[channel] !== undefined,
  };
}
