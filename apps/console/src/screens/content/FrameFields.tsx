import { Field } from '@baize/ui/Field';
import { Switch } from '@baize/ui/Switch';
import { TextInput } from '@baize/ui/TextInput';
import { useT } from '../../i18n/useT.ts';
import type { Draft } from './ContentItem.ts';
import { MomentField } from '../../components/MomentField.tsx';

type Props = {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  /** The field that the server found wrong. */
  wrong: string | undefined;
};

const LAST = 10_000;

/** What every piece has: its place among the others, its period, and whether it is shown at all. */
export function FrameFields({ draft, onChange, wrong }: Props) {
  const t = useT();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('content.position')} hint={t('content.positionHint')} className="sm:col-span-2">
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={String(draft.position)}
              onChange={(event) => {
                const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 5);
                onChange({ position: Math.min(Number(digits), LAST) });
              }}
            />
          )}
        </Field>
        {(['startsAt', 'endsAt'] as const).map((name) => (
          <MomentField
            key={name}
            label={t(`content.${name}`)}
            error={wrong === name ? t('error.content_invalid') : undefined}
            value={draft[name]}
            onChange={(at) => onChange({ [name]: at })}
          />
        ))}
      </div>
      <Switch checked={draft.isShown} onChange={(event) => onChange({ isShown: event.target.checked })}>
        {t('content.isShown')}
      </Switch>
    </>
  );
}
