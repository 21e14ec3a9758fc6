import type { InputOf, updateWinCap } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { holdBrandVendor, readBrandVendors } from '../store/brandVendors.ts';
import { deleteWinCap, readGreatestWins, readWinCaps, writeWinCap, type WinCapRow } from '../store/winCaps.ts';
import { keepsWallets } from '../keepsWallets.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

type Bounds = Pick<InputOf<typeof updateWinCap>, 'multiple' | 'amount'>;
type Change = Omit<InputOf<typeof updateWinCap>, keyof Bounds> & {
  /** Undefined removes the bounds. */
  bounds: Bounds | undefined;
  operator: OperatorSession;
  ip: string;
};

/** Sets or removes bounds on the wins of a vendor or of one of its games, with an audit row. */
export async function setWinCap(
  { pool, catalogue }: Pick<VendorsDeps, 'pool' | 'catalogue'>,
  { operator, ip, reason, bounds, ...change }: Change,
): Promise<void> {
  const { brandId, operatorId, username } = operator;
  const { vendorId, gameCode, version } = change;
  const classes = await catalogue.classesOf(brandId);
  await transact(pool, async (client) => {
    if (!(await holdBrandVendor(client, brandId, vendorId))) throw new Refusal('vendor_not_found');
    const [vendor] = await readBrandVendors(client, { brandId, vendorId });
    if (vendor !== undefined && keepsWallets(vendor.dialect)) throw new Refusal('vendor_keeps_wallets');
    const before = (await readWinCaps(client, { brandId, vendorId })).find((row) => row.gameCode === gameCode);
    if (bounds !== undefined && gameCode !== '') {
      if (before === undefined && !classes.has(`${vendorId}:${gameCode}`)) throw new Refusal('game_not_found');
      const greatest = (await readGreatestWins(client, vendorId)).get(gameCode);
      if (greatest !== undefined && bounds.multiple > greatest) throw new Refusal('win_cap_above_sums');
    }
    const isDone = await (bounds === undefined
      ? deleteWinCap(client, { brandId, vendorId, gameCode, version })
      : writeWinCap(client, { ...bounds, brandId, vendorId, gameCode, version, by: username }));
    if (!isDone) throw new Refusal('version_conflict');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      action: bounds === undefined ? 'vendors.removeWinCap' : 'vendors.updateWinCap',
      ...{ objectType: 'vendor', objectId: vendor?.code ?? '' },
      ...(before === undefined ? {} : { before: factsOf(gameCode, before) }),
      ...(bounds === undefined ? {} : { after: factsOf(gameCode, bounds) }),
    });
  });
}

const factsOf = (gameCode: string, { multiple, amount }: Pick<WinCapRow, 'multiple' | 'amount'>) => ({
  ...(gameCode === '' ? {} : { game: gameCode }),
  ...{ multiple, amount: formatAmount(amount) },
});
