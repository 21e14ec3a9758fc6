import type { InputOf, startFreePlay } from '@baize/contract';
import { constants, createHash, privateDecrypt, randomInt } from 'node:crypto';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { PLAY_CURRENCY, TRIAL_SECONDS, TRIAL_TYPE } from '../rules.ts';
import { insertAccount } from '../store.ts';
import { insertBotCheck } from '../store/botChecks.ts';
import type { OpenedSession } from '../OpenedSession.ts';
import type { Visit } from '../Visit.ts';
import { openSession } from './openSession.ts';

const FRESH_MS = 5 * 60_000;

/** Play money of a trial: 10,000.00 in a currency without value. */
const PLAY_MONEY = 1_000_000_000n;

/** Names are drawn from a range where a collision is rare; a hundred in a row mean a bug. */
const DRAWS = 100;

/**
 * Opens a temporary account with play money. Its wallet has a currency of its own: no ledger transfer crosses
 * currencies, so play money can never become real.
 */
export async function openTrial(
  deps: IdentityDeps,
  { brand, ip, userAgent }: Pick<Visit, 'brand' | 'ip' | 'userAgent'>,
  { Encryption, language }: Pick<InputOf<typeof startFreePlay>, 'Encryption' | 'language'>,
): Promise<OpenedSession> {
  await takeProof(deps, Encryption);
  const { pool, wallet } = deps;
  const brandId = brand.id;
  const memberId = await transact(pool, async (client) => {
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const name = `trial${randomInt(10_000_000, 100_000_000)}`;
      const found = await insertAccount(client, {
        brandId,
        username: name,
        usernameKey: name,
        // An empty hash matches no password: a trial has its session only.
        passwordHash: '',
        type: TRIAL_TYPE,
        nickname: name,
        language: brand.defaultLanguage,
        currency: PLAY_CURRENCY,
        referralCode: undefined,
        host: brand.mainDomain,
        address: ip,
      });
      if (found === undefined) continue;
      await wallet.openMemberAccounts(client, { brandId, memberId: found, currencies: [PLAY_CURRENCY] });
      return found;
    }
    throw new Error('No name for a trial account was free.');
  });
  await wallet.post({
    brandId,
    memberId,
    currency: PLAY_CURRENCY,
    scope: 'identity.trial',
    key: String(memberId),
    kind: 'adjust',
    content: 'play money',
    debit: 'house.play:trial',
    credit: 'main',
    amount: PLAY_MONEY,
  });
  return openSession(deps, {
    brandId,
    memberId,
    address: ip,
    userAgent,
    language: brand.languages.includes(language ?? '') ? language : undefined,
    seconds: TRIAL_SECONDS,
  });
}

/** Checks the visitor's encrypted token: for us, fresh, and unused. */
async function takeProof({ pool, sealKey, clock }: IdentityDeps, encryption: string): Promise<void> {
  const [, stamp = '', random = ''] = /^(\d{13})\.([\w-]{16,128})$/.exec(decrypt(sealKey, encryption)) ?? [];
  if (random === '') throw new Refusal('envelope_invalid');
  const madeAt = Number(stamp);
  if (Math.abs(clock() - madeAt) > FRESH_MS) throw new Refusal('envelope_expired');
  const signature = createHash('sha256').update(`freeplay ${stamp}.${random}`).digest();
  const isFirst = await insertBotCheck(pool, { signature, expiresAt: new Date(Date.now() + 2 * FRESH_MS) });
  if (!isFirst) throw new Refusal('envelope_replayed');
}

/** All faults have the same error, so that nothing about the failure leaks. */
function decrypt(key: IdentityDeps['sealKey'], encryption: string): string {
  try {
    return privateDecrypt(
      { key: key.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(encryption, 'base64url'),
    ).toString('utf8');
  } catch {
    return '';
  }
}
