import { tryField, type RegisterFieldName, type SiteSettings } from '@baize/contract';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { query } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';

type Props = { name: RegisterFieldName; rule: SiteSettings['register'][RegisterFieldName] };

/** A text to try the rule on, answered by the engine that will decide. */
export function FieldTry({ name, rule }: Props) {
  const t = useT();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const asked = useDeferredValue(text);
  const { data, error } = useQuery({
    ...query(tryField, { name, field: rule, text: asked }),
    enabled: asked !== '',
    staleTime: Infinity,
    retry: false,
  });
  return (
    <div className="flex flex-col gap-2 rounded-panel bg-bg-inset p-3">
      <Field label={t('site.try')} hint={t('site.tryHint')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            spellCheck={false}
            maxLength={512}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {asked === '' ? null : error !== null ? (
        <Callout tone="danger" isLive>
          {errorText(error)}
        </Callout>
      ) : data === undefined ? null : (
        <Callout tone={data.fits ? 'success' : 'warning'} isLive>
          {t(data.reason === null ? 'site.fits' : `site.fails.${data.reason}`)}
        </Callout>
      )}
    </div>
  );
}
