import type { Language } from '@baize/contract/languages';
import type { ContractKind } from '@baize/maths/contracts/Terms';
import type { Client, Pool } from '#kit/db.ts';
import type { Brand } from '#kit/implement.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Logger } from '@baize/server/logger';
import type { BotCheck, Identity } from '#modules/identity/index.ts';
import type { Operators } from '#modules/operators/index.ts';
import type { RoundCatalogue } from '#modules/vendors/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';

/** The client of a transaction: commands only pass it on to the store. */
export type Transaction = Client;

/** An announcement, in one language. */
type Notice = Readonly<{ id: string; title: string; content: string; startDate: string }>;

export type AgentsDeps = Readonly<{
  pool: Pool;
  limiter: Limiter;
  log: Logger;
  brands(): Promise<readonly Pick<Brand, 'id' | 'currency' | 'timeZone'>[]>;
  botCheck: Pick<BotCheck, 'verify'>;
  wallet: Pick<Wallet, 'announce'>;
  identity: Pick<
    Identity,
    | 'openAccount'
    | 'refuseName'
    | 'refusePassword'
    | 'accountsOf'
    | 'findAccountByName'
    | 'checkPaymentPassword'
    | 'paymentOf'
    | 'invitationOwner'
    | 'setType'
    | 'activity'
  >;
  operators: Pick<Operators, 'isOwnAccount'>;
  catalogue: RoundCatalogue;
  /** The kinds of contract that bind somebody to whoever stands above, the house at the top; nobody ends them meanwhile. */
  boundBy(client: Client, sides: { brandId: number; memberId: bigint; parentId: bigint | null }): Promise<string[]>;
  /** By which kinds of contract an agent pays each of these, until their end is agreed; who is paid by none is missing. */
  paidBy(sides: {
    brandId: number;
    payerId: bigint;
    memberIds: readonly bigint[];
  }): Promise<ReadonlyMap<bigint, ContractKind[]>>;
  /** What the house has to say to its agents. */
  noticesOf(brand: Brand, language: Language | undefined): Promise<Notice[]>;
}>;
