import { formatAmount } from '@baize/maths';
import type { FileAnswer } from '@baize/contract/fileAnswer';
import type { Brand } from '#kit/implement.ts';
import { readSealedTransfers } from '#modules/wallet/index.ts';
import type { RoundCourse } from './dialects/Supplier.ts';
import { findRoundSources } from './findRoundSources.ts';
import type { VendorsDeps } from './VendorsDeps.ts';

type Asked = { brand: Brand; memberId: bigint; id: string };

/**
 * The dispute file of a member's round: the round, every call that moved money as booked, with its hash in the chain,
 * the entries of the member's accounts, and what the vendor tells of it: its phases, what was decided in it, its proof. Undefined if there is none.
 */
export async function makeRoundFile(
  deps: Pick<VendorsDeps, 'pool' | 'catalogue' | 'vendors' | 'log'>,
  { brand, memberId, id }: Asked,
): Promise<FileAnswer | undefined> {
  const { pool, catalogue } = deps;
  const sources = await findRoundSources(deps, { brand, memberId, id });
  if (!sources) return undefined;
  const { row, keys, known, scope, askVendor } = sources;
  const [{ transfers, lines }, details, face] = await Promise.all([
    readSealedTransfers(pool, { brandId: brand.id, memberId, scope, keys }),
    askVendor(),
    catalogue.displayOf(row.vendorId, row.gameCode),
  ]);
  const content = {
    format: 'baize.round/1',
    brand: brand.code,
    member: String(memberId),
    round: {
      ...{ id: String(row.id), round: row.round, status: row.status, currency: row.currency },
      ...{ vendor: face.vassalage, vendorName: face.vendorName, game: face.gameCode, gameName: face.name },
      ...{ bet: formatAmount(row.bet), win: formatAmount(row.win), adjusted: formatAmount(row.adjusted) },
      validBet: formatAmount(row.validBet),
      ...{ startedAt: row.startedAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
    },
    calls: transfers.map((call) => ({
      ...{
        transfer: String(call.id),
        dialect: known?.vendor.dialect ?? 'house',
        transaction: call.key,
        kind: call.kind,
      },
      ...{ rule: call.rule, refersTo: call.refKey, content: call.content, outcome: call.outcome },
      ...{ debit: call.debit, credit: call.credit, amount: formatAmount(call.amount), owed: formatAmount(call.debt) },
      ...{ balanceAfter: formatAmount(call.balanceAfter), at: call.createdAt.toISOString() },
      takenBackBy: call.reversedBy === 0n ? null : String(call.reversedBy),
      seal: { chain: call.chain, number: String(call.seq), sha256: call.seal },
    })),
    lines: lines.map((line) => ({
      ...{ transfer: String(line.transferId), account: line.account, version: String(line.version) },
      ...{ amount: formatAmount(line.amount), balanceAfter: formatAmount(line.balanceAfter) },
    })),
    course: courseOf(details?.course),
    proof:
      details === undefined ? null : { ...details.proof, replayUrl: details.url, verifyUrl: details.verifyUrl ?? null },
  };
  const bytes = Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
  return {
    name: `${brand.code}_round_${row.id}.json`,
    mediaType: 'application/json; charset=utf-8',
    chunks: (async function* () {
      yield bytes;
    })(),
  };
}

function courseOf(course: RoundCourse | undefined) {
  if (course === undefined) return null;
  const { phases, decision } = course;
  return {
    phases: phases.map(({ heading, win, wins }) => ({
      ...{ heading, win: formatAmount(win) },
      wins: wins.map(({ what, amount }) => ({ what, amount: formatAmount(amount) })),
    })),
    decision:
      decision === null
        ? null
        : { ...decision, answer: decision.taken === null ? null : decision.answers[decision.taken] },
  };
}
