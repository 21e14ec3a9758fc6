import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { operations } from './operations.ts';
import { amount, positiveAmount, signedAmount, REASON_MAX } from './shapes.ts';

type Shape = { _zod: { def: Record<string, unknown> & { type: string } } };

/** Every field of an input, recursively, with its name and the shape without optional wrappers. */
function fieldsOf(shape: Shape, name = ''): { name: string; shape: Shape }[] {
  const { def } = shape._zod;
  if (def.type === 'object') {
    return Object.entries(def['shape'] as Record<string, Shape>).flatMap(([key, inner]) => fieldsOf(inner, key));
  }
  if (def.type === 'array') return fieldsOf(def['element'] as Shape, name);
  if (def.type === 'union') return (def['options'] as Shape[]).flatMap((one) => fieldsOf(one, name));
  const inner = def['innerType'] as Shape | undefined;
  return inner === undefined ? [{ name, shape }] : fieldsOf(inner, name);
}

const isBigint = ({ _zod: { def } }: Shape): boolean =>
  def.type === 'pipe' && (def['out'] as Shape)._zod.def.type === 'bigint';

const carrying = Object.values(operations).flatMap(({ id, input }) =>
  fieldsOf(input as unknown as Shape)
    .filter(({ shape }) => isBigint(shape))
    .map(({ name, shape }) => ({ id, name, shape: shape as unknown as z.ZodMiniType })),
);

describe('an amount in any call', () => {
  it('exists in every module that takes money', () => {
    const ids = carrying.map(({ id }) => id);
    for (const id of [
      'cashier.createDeposit',
      'cashier.createWithdrawal',
      'cashier.confirmReceipt',
      'cashier.createAdjustment',
      'transfers.transferWallet',
      'agents.createTransfer',
      'limits.updateLimit',
      'bonuses.createGrant',
    ]) {
      expect(ids).toContain(id);
    }
  });

  it('[A129] [A130] [A132] [A133] accepts a plain decimal only, in each of them', () => {
    const wrong: unknown[] = [
      ...['-1', '-0', '0.000001', 'NaN', 'Infinity', '-Infinity', '1e400', '1e3', '0x10', '0b1', '0o7', '1_000'],
      ...['1,000', ' 12 ', '12\n', '+5', '１２', '٣', '.5', '5.', '00', '01', '', ' ', '1'.repeat(400), '1.1.1'],
      ...['9223372036854775807', '9223372036854775808'],
      ...[0, 12, -1, 1.5, NaN, null, true, [], ['1'], {}, { toString: '1' }],
    ];
    for (const { id, name, shape } of carrying) {
      for (const value of wrong) {
        if (value === null && z.safeParse(shape, null).success) continue;
        const isSigned = shape === (signedAmount as unknown);
        if (isSigned && (value === '-1' || value === '9223372036854775807')) continue;
        expect(z.safeParse(shape, value).success, `${id} ${name} ${JSON.stringify(value)}`).toBe(false);
      }
    }
  });

  it('[A132] is exact to the last unit, up to the maximum', () => {
    for (const [text, units] of [
      ['9999999999.99999', 999_999_999_999_999n],
      ['90071992.54740993', undefined],
      ['9007199.25474', 900_719_925_474n],
      ['0.00001', 1n],
    ] as const) {
      expect(z.safeParse(positiveAmount, text).data, text).toBe(units);
    }
    expect(z.safeParse(amount, '0').data).toBe(0n);
    expect(z.safeParse(positiveAmount, '0').success).toBe(false);
  });
});

it('a reason of blanks is refused or counts as empty, in every call', () => {
  const reasons = Object.values(operations).flatMap(({ id, input }) =>
    fieldsOf(input as unknown as Shape)
      .filter(({ name }) => name === 'reason')
      .map(({ shape }) => ({ id, shape: shape as unknown as z.ZodMiniType })),
  );
  expect(reasons.length).toBeGreaterThan(20);
  const told = reasons.filter(({ shape }) => (z.safeParse(shape, ' '.repeat(20)).data ?? '') !== '');
  expect(told.map(({ id }) => id)).toEqual([]);
});

it('all reasons of operators have the same maximum length', () => {
  const given = Object.values(operations).flatMap(({ id, audience, input }) =>
    audience === 'operator'
      ? fieldsOf(input as unknown as Shape)
          .filter(({ name }) => name === 'reason')
          .map(({ shape }) => ({ id, shape: shape as unknown as z.ZodMiniType }))
      : [],
  );
  expect(given.length).toBeGreaterThan(20);
  for (const { id, shape } of given) {
    expect(z.safeParse(shape, 'x'.repeat(REASON_MAX)).success, id).toBe(true);
    expect(z.safeParse(shape, 'x'.repeat(REASON_MAX + 1)).success, id).toBe(false);
  }
});
