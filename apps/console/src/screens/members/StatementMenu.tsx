import { getMemberStatement } from '@baize/contract/limits/getMemberStatement';
import { Button } from '@baize/ui/Button';
import { Menu } from '@baize/ui/Menu';
import { dayBounds } from '../../components/dayBounds.ts';
import { useSaving } from '../../components/useSaving.ts';
import { toWallTime } from '../../components/toWallTime.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../nowMs.ts';
import { useSite } from '../../useSite.ts';

const DAY_MS = 86_400_000;
const lengths = [7, 30, 90] as const;

/** Saves the activity statement that the member could save, up to today, as it would be written for the member. */
export function StatementMenu({ memberId }: { memberId: string }) {
  const t = useT();
  const { timeZone } = useSite();
  const dayOf = (ms: number): string => toWallTime(new Date(ms).toISOString(), timeZone).slice(0, 10);
  const saving = useSaving(getMemberStatement, t('limits.statementFailed'));
  const save = (days: number): void => {
    const now = nowMs();
    const { from = '', to = '' } = dayBounds({ from: dayOf(now - (days - 1) * DAY_MS), to: dayOf(now) }, timeZone);
    saving.mutate({ memberId, from, to });
  };
  return (
    <Menu
      label={t('limits.statement')}
      trigger={
        <Button size="s" icon="download" isLoading={saving.isPending}>
          {t('limits.statement')}
        </Button>
      }
      items={lengths.map((days) => ({
        id: String(days),
        label: t('limits.statementDays', { days }),
        onSelect: () => save(days),
      }))}
    />
  );
}
