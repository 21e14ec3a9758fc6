import type pg from 'pg';
import type { VendorClient } from '../hub88/VendorClient.ts';
import type { Acknowledged } from './Acknowledged.ts';
import type { FuzzClient } from './FuzzClient.ts';
import type { FuzzGateway } from './FuzzGateway.ts';
import type { FuzzMember } from './FuzzMember.ts';
import type { FuzzPurse } from './FuzzPurse.ts';

/** What all acts of a run share. */
export type Fuzz = {
  owner: pg.Pool;
  calls: FuzzClient;
  gateway: FuzzGateway;
  gatewayId: number;
  gatewayMethod: string;
  purse: FuzzPurse;
  vendor: VendorClient;
  /** A whole number from 0 to below `n`, from the seed. */
  draw: (n: number) => number;
  members: FuzzMember[];
  /** Tokens; all of these operators may decide. */
  operators: string[];
  said: Acknowledged;
  /** What was seen to be wrong while it happened. */
  seen: string[];
  count(what: string): void;
  anyMember(): FuzzMember;
  anyOperator(): string;
  /** One of the first 25 ids that a statement finds. */
  anyOf(sql: string): Promise<string | undefined>;
};

/** An act with its share of a hundred, and the name under which it is counted; an empty one counts itself. */
export type FuzzAct = readonly [share: number, name: string, act: () => Promise<void>];
