import { updateFeed, type InputOf } from '@baize/contract';
import { Switch } from '@baize/ui/Switch';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';
import { FeedLotteries } from './FeedLotteries.tsx';
import type { FedLottery, OperatorFeed } from './OperatorFeed.ts';

type Kind = InputOf<typeof updateFeed>['change']['kind'];

interface FeedChangeDialogProps {
  kind: Kind;
  feed: OperatorFeed;
  lotteries: readonly FedLottery[];
  onClose: () => void;
  onSecret: (made: { feed: OperatorFeed; secret: string }) => void;
}

/** Shuts a feed, or asks for a new key, other lotteries or its opening. */
export function FeedChangeDialog({ kind, feed, lotteries, onClose, onSecret }: FeedChangeDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const reason = useReason();
  const [keepsOld, setKeepsOld] = useState(true);
  const [gameCodes, setGameCodes] = useState(() => feed.lotteries.map(({ gameCode }) => gameCode));
  const [isTried, setTried] = useState(false);
  const change: InputOf<typeof updateFeed>['change'] =
    kind === 'key' ? { kind, keepsOld } : kind === 'lotteries' ? { kind, gameCodes } : { kind };
  const acting = useMutation({
    mutationFn: () => call(updateFeed, { feedId: feed.id, version: feed.version, change, reason: reason.text }),
    onSuccess: ({ feed: now, secret }) => {
      if (secret !== null) return onSecret({ feed: now, secret });
      toast.success(t(kind === 'close' ? 'lotteries.feed.shut' : 'lotteries.proposed'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const title = t(`lotteries.feed.act.${kind}`);
  return (
    <FormDialog
      title={`${title}: ${feed.name}`}
      description={t(`lotteries.feed.actNote.${kind}`)}
      button={title}
      tone={kind === 'close' ? 'cinnabar' : 'felt'}
      acting={acting}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!reason.isShort && !acting.isPending) acting.mutate();
      }}
    >
      {kind === 'key' ? (
        <Switch checked={keepsOld} onChange={(event) => setKeepsOld(event.target.checked)}>
          {t('lotteries.feed.keepsOld')}
        </Switch>
      ) : null}
      {kind === 'lotteries' ? (
        <FeedLotteries lotteries={lotteries} feedCode={feed.code} chosen={gameCodes} onChosen={setGameCodes} />
      ) : null}
      <ReasonField {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}
