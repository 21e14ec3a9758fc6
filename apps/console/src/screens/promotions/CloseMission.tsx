import { closeMission, listCampaigns } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { formatMoment } from '../../components/formatMoment.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../nowMs.ts';
import { useSite } from '../../useSite.ts';
import type { Campaign } from './Campaign.ts';

/** Ends a mission after a question; nothing where it is over. */
export function CloseMission({ mission, onClosed }: { mission: Campaign; onClosed: () => void }) {
  const t = useT();
  const { timeZone } = useSite();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const closing = useMutation({
    mutationFn: () => call(closeMission, { id: mission.id, version: mission.version }),
    onSuccess: async ({ endsAt }) => {
      toast.success(t('promotions.closed', { time: endsAt === null ? '' : formatMoment(endsAt, timeZone) }));
      await queries.invalidateQueries({ queryKey: [listCampaigns.id] });
      onClosed();
    },
  });
  if (mission.endsAt !== null && Date.parse(mission.endsAt) <= nowMs()) return null;
  return (
    <>
      <Button tone="cinnabar" className="mr-auto" onClick={() => setAsking(true)}>
        {t('promotions.closeMission')}
      </Button>
      {isAsking ? (
        <FormDialog
          title={t('promotions.closeTitle')}
          description={t('promotions.closeText')}
          isSheetOnMobile={false}
          button={t('promotions.closeMission')}
          tone="cinnabar"
          acting={closing}
          onClose={() => setAsking(false)}
          onSubmit={() => closing.mutate()}
        />
      ) : null}
    </>
  );
}
