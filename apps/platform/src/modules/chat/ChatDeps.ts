import type { Client, Pool } from '#kit/db.ts';
import type { SecretBox } from '#kit/createSecretBox.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Logger } from '@baize/server/logger';
import type { Identity } from '#modules/identity/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';
import type { EnvelopeNews } from './createEnvelopeNews.ts';
import type { ChatServer } from './openChat.ts';
import type { Tickets } from './createTickets.ts';

export type ChatDeps = Readonly<{
  pool: Pool;
  limiter: Limiter;
  log: Logger;
  identity: Pick<Identity, 'accountsOf' | 'whileLive'>;
  tickets: Tickets;
  chat: ChatServer;
  wallet: Pick<Wallet, 'announce'>;
  /** Encrypts the seeds of envelopes until they are revealed. */
  secrets: SecretBox;
  news: EnvelopeNews;
}>;

/** The client of a transaction. */
export type Transaction = Client;
