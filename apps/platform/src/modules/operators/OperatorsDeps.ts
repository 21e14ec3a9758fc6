import type { Pool } from '#kit/db.ts';
import type { Clock } from '@baize/server/clock';
import type { Limiter } from '#kit/limit.ts';
import type { SecretBox } from '#kit/createSecretBox.ts';
import type { Hasher } from '#modules/identity/index.ts';

export type OperatorsDeps = {
  pool: Pool;
  clock: Clock;
  limiter: Limiter;
  secrets: SecretBox;
  /** A separate hash queue: a flood of members' logins must not lock operators out. */
  hasher: Pick<Hasher, 'hash' | 'verify'>;
};
