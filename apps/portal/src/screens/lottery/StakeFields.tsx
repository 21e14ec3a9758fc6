import { Field } from '@baize/ui/Field';
import { IconButton } from '@baize/ui/IconButton';
import { TextInput } from '@baize/ui/TextInput';
import { useT } from '../../i18n/useT.ts';
import type { Stake } from './choice.ts';

interface StakeFieldsProps {
  stake: Stake;
  onStake: (stake: Stake) => void;
  /** Absent where the prize does not follow from the group. */
  groups?: { low: number; high: number };
}

const MOST = 1_000_000;

/** The multiple, and how much of the return is taken as prize and how much as a rebate. */
export function StakeFields({ stake, onStake, groups }: StakeFieldsProps) {
  const t = useT();
  const { multiple, prizeGroup } = stake;
  const set = (next: number): void => onStake({ ...stake, multiple: Math.min(Math.max(1, next), MOST) });
  return (
    <>
      <Field label={t('lottery.multiple')}>
        {(control) => (
          <div className="flex items-center gap-1">
            <IconButton
              icon="minus"
              label={t('lottery.less')}
              disabled={multiple <= 1}
              onClick={() => set(multiple - 1)}
            />
            <TextInput
              {...control}
              className="max-w-24"
              inputClassName="text-center tabular-nums"
              inputMode="numeric"
              value={String(multiple)}
              onChange={({ target }) => set(Number(target.value.replaceAll(/\D/g, '').slice(0, 7)))}
            />
            <IconButton
              icon="plus"
              label={t('lottery.more')}
              disabled={multiple >= MOST}
              onClick={() => set(multiple + 1)}
            />
          </div>
        )}
      </Field>
      {groups !== undefined && groups.high > groups.low ? (
        <Field
          label={t('lottery.group', { group: prizeGroup })}
          hint={t('lottery.rebate', { percent: ((groups.high - prizeGroup) / 20).toFixed(2) })}
          className="min-w-48 flex-1"
        >
          {(control) => (
            <input
              {...control}
              type="range"
              min={groups.low}
              max={groups.high}
              step={1}
              value={prizeGroup}
              onChange={({ target }) => onStake({ ...stake, prizeGroup: Number(target.value) })}
              className="h-8 w-full accent-brass"
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
