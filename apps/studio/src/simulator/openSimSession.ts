import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import { randomUUID } from 'node:crypto';
import type { LanguageFolder } from '@baize/contract/languages';
import { newServerSeed } from '@baize/server/newServerSeed';
import { StudioError } from '../StudioError.ts';
import { callVendorWallet } from './callVendorWallet.ts';
import { codecOf } from './dialects/codecOf.ts';
import type { Simulator } from './Simulator.ts';
import type { SimVendor } from './SimVendor.ts';
import { insertSimSession } from './store.ts';
import { simTables } from './tables/simTables.ts';

const LIFETIME_MS = 12 * 60 * 60_000;
/** Play money of a session for fun: 1,000 units of the currency. */
const PLAY_MONEY = 100_000_000n;

export type SimLaunch = Readonly<{
  gameCode: string;
  currency: string;
  language: LanguageFolder;
  /** Where the way out leads; empty for none. */
  lobbyUrl: string;
  /** Null: fun play. A missing user is looked up by the token. */
  player: Readonly<{ token: string; user?: string | undefined }> | null;
}>;

/** Creates the vendor's own session for an operator's player, and returns the page's URL. */
export async function openSimSession(sim: Simulator, vendor: SimVendor, launch: SimLaunch): Promise<string> {
  const { gameCode, player, language, currency } = launch;
  if (simTables.get(gameCode)?.vendor !== vendor.code) {
    throw new StudioError('gameUnknown', 'This vendor has no game with this code.');
  }
  const username = player === null ? '' : (player.user ?? (await askWho(sim, vendor, player.token)));
  if (player !== null && username === undefined) {
    throw new StudioError('sessionUnknown', 'The operator does not know this token.');
  }
  const token = newToken();
  const now = sim.clock();
  await insertSimSession(sim.pool, {
    ...{ id: randomUUID(), tokenHash: hashToken(token), vendor: vendor.code, gameCode },
    ...{ username: username ?? '', launchToken: player?.token ?? '', currency, language },
    lobbyUrl: isWebAddress(launch.lobbyUrl) ? launch.lobbyUrl : '',
    ...{ playMoney: player === null ? PLAY_MONEY : null, nextSeed: newServerSeed(), createdAt: now },
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  // The session is in the URL fragment, which browsers send neither to a server nor in a referrer.
  return `${sim.publicUrl()}/sim/play?game=${gameCode}&lang=${language}#session=${token}`;
}

async function askWho(sim: Simulator, vendor: SimVendor, token: string): Promise<string | undefined> {
  const { whoIs } = codecOf(vendor.dialect, vendor);
  if (!whoIs) return undefined;
  const { verdict, text } = await callVendorWallet(sim, vendor, whoIs.request(token));
  return verdict === 'done' ? whoIs.read(text) : undefined;
}

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
