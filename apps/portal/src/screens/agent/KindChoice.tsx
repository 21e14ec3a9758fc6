import { RadioCards } from '@baize/ui/RadioCards';
import { useT } from '../../i18n/useT.ts';

/** The kinds of account that an agent opens, by the number that the platform knows them by. */
export type Kind = 0 | 2;

/** A member or an agent. */
export function KindChoice({ value, onValueChange }: { value: Kind; onValueChange: (kind: Kind) => void }) {
  const t = useT();
  return (
    <RadioCards
      legend={t('team.kind')}
      columns={2}
      value={String(value)}
      onValueChange={(next) => onValueChange(next === '2' ? 2 : 0)}
      options={[
        { value: '0', title: t('team.kind.member'), note: t('team.kind.memberNote') },
        { value: '2', title: t('team.kind.agent'), note: t('team.kind.agentNote') },
      ]}
    />
  );
}
