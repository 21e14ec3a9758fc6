import { accountFigureKinds, type AccountFigure } from '@baize/contract/agents/figureKinds';
import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';

type Asked = Readonly<{ kind?: TransactionKind | undefined; figure?: AccountFigure | undefined }>;

/** The kinds of lines that are asked for, by one kind or by a figure that they add up to; undefined for all. */
export const wantedKinds = ({ kind, figure }: Asked): readonly TransactionKind[] | undefined =>
  kind === undefined ? figure && accountFigureKinds[figure] : [kind];
