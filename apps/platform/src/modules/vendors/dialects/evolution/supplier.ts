import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { SupplierError } from '../../SupplierError.ts';
import { askVendor } from '../../codec/askVendor.ts';
import type { Supplier, SupplierDeps } from '../Supplier.ts';
import { gameCode, gameFacts, gameName, listedAs, MOST_GAMES } from '../../codec/gameFacts.ts';
import { playerNeeded } from '../../codec/playerNeeded.ts';
import { secretOf } from '../../codec/secretOf.ts';
import { vendorLanguage } from '../../codec/vendorLanguage.ts';

const { category: _word, ...facts } = gameFacts;
const listShape = z.object({ tables: z.record(gameCode, z.object({ ...facts, name: gameName, open: z.boolean() })) });
const entryShape = z.object({ entry: z.string().check(z.maxLength(4_096)) });

/** Evolution: the casino's key and token are in the URL; live tables have no fun play. */
export const supplier = ({ deadlineMs }: SupplierDeps): Supplier => ({
  listGames: async ({ vendor, credential }) => {
    const pair = Buffer.from(`${vendor.operatorId}:${secretOf(credential)}`).toString('base64');
    const url = `${vendor.supplierUrl}/api/lobby/v1/${vendor.operatorId}/state`;
    const call = { url, headers: { authorization: `Basic ${pair}` } };
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
});
