import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { KnownVendor } from '../../KnownVendor.ts';
import { SupplierError } from '../../SupplierError.ts';
import { askVendor } from '../../codec/askVendor.ts';
import type { Supplier, SupplierDeps } from '../Supplier.ts';
import { gameCode, gameFacts, gameName, listedAs, MOST_GAMES } from '../../codec/gameFacts.ts';
import { playerNeeded } from '../../codec/playerNeeded.ts';
import { askRounds, listedRound, MOST_ROUNDS, nextPage, ofBrand, roundFacts } from '../../codec/listedRound.ts';
import { secretOf } from '../../codec/secretOf.ts';
import { vendorLanguage } from '../../codec/vendorLanguage.ts';

const { category: _word, ...facts } = gameFacts;
const listShape = z.object({ tables: z.record(gameCode, z.object({ ...facts, name: gameName, open: z.boolean() })) });
const entryShape = z.object({ entry: z.string().check(z.maxLength(4_096)) });

const { word, game, currency, amount, time, page } = roundFacts;
const states = { Resolved: 'settled', InProgress: 'open', Cancelled: 'cancelled' } as const;
const historyShape = z.object({
  ...{ page, pages: page },
  games: z
    .array(
      z.object({
        ...{ id: word, table: z.object({ id: game }), startedAt: time },
        status: z.enum(['Resolved', 'InProgress', 'Cancelled']),
        participants: z.tuple([z.object({ playerId: word, currency, stake: amount, payout: amount })]),
      }),
    )
    .check(z.maxLength(MOST_ROUNDS)),
});

/** Both sides of the casino's name and token, for what is asked by their pair. */
function basicOf({ vendor, credential }: KnownVendor): { authorization: string } {
  return {
    authorization: `Basic ${Buffer.from(`${vendor.operatorId}:${secretOf(credential)}`).toString('base64')}`,
  };
}

/** Evolution: the casino's key and token stand in the address; a live table has no play for fun. */
export const supplier = ({ deadlineMs }: SupplierDeps): Supplier => ({
  listGames: async (known) => {
    const { vendor } = known;
    const url = `${vendor.supplierUrl}/api/lobby/v1/${vendor.operatorId}/state`;
    const call = { url, headers: basicOf(known) };
    const { tables } = await askVendor('/lobby/state', call, listShape, deadlineMs);
    const listed = Object.entries(tables).filter(([, { open }]) => open);
    if (listed.length > MOST_GAMES) throw new SupplierError('/lobby/state lists too many tables');
    return listed.map(([code, { open: _open, name, ...rest }]) =>
      listedAs(rest, { code, name, category: 'Live casino' }),
    );
  },
  gameUrl: async ({ vendor, credential }, request) => {
    const { user, token } = playerNeeded(request);
    const { gameCode: id, currency, language, device, ip, lobbyUrl } = request;
    const body = JSON.stringify({
      uuid: randomUUID(),
      player: { id: user, update: false, language: vendorLanguage[language], currency, session: { id: token, ip } },
      config: { game: { table: { id } }, channel: { mobile: device === 'mobile' }, urls: { lobby: lobbyUrl } },
    });
    const url = `${vendor.supplierUrl}/ua/v1/${vendor.operatorId}/${secretOf(credential)}`;
    const call = { url, headers: { 'content-type': 'application/json' }, body };
    return (await askVendor('/ua/v1', call, entryShape, deadlineMs)).entry;
  },
  listRounds: async (known, { subPartnerId, from, to, after }) => {
    const stretch = { startDate: from.toISOString(), endDate: to.toISOString(), page: after === '' ? '1' : after };
    const query = new URLSearchParams(stretch).toString();
    const url = `${known.vendor.supplierUrl}/api/gamehistory/v1/casino/games?${query}`;
    const call = { url, headers: basicOf(known) };
    const history = await askRounds('/gamehistory', call, historyShape);
    const rounds = history.games.map(({ id: round, table, status, startedAt, participants: [player] }) =>
      listedRound({
        ...{ round, user: player.playerId, gameCode: table.id, currency: player.currency },
        ...{ bet: player.stake, win: player.payout, state: states[status], startedAt },
      }),
    );
    return { rounds: ofBrand(known, subPartnerId, rounds), next: nextPage(history.page, history.pages) };
  },
});
