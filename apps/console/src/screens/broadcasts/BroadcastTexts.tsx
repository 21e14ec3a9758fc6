import { languages, type Language } from '@baize/contract/languages';
import type { LocalTexts } from '@baize/contract/localText';
import { Field } from '@baize/ui/Field';
import { Icon } from '@baize/ui/Icon';
import { Segmented } from '@baize/ui/Segmented';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { VisuallyHidden } from '@baize/ui/VisuallyHidden';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { partsOf, type Texts } from './Texts.ts';

type Props = {
  /** The brand's languages, its default one first. */
  spoken: readonly [Language, ...Language[]];
  value: Texts;
  onChange: (value: Texts) => void;
};

/** Title and text in each language of the brand, one at a time; which ones are written stands on the switch. */
export function BroadcastTexts({ spoken, value, onChange }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState(spoken[0]);
  const language = spoken.find((one) => one === chosen) ?? spoken[0];
  const isRequired = language === spoken[0];
  const parts = partsOf(value, language);
  const put = (name: keyof Texts, text: string): void =>
    onChange({ ...value, [name]: { ...value[name], [language]: text } satisfies LocalTexts });
  const errorOf = (name: keyof Texts): string | undefined =>
    parts.length === 1 && !parts.includes(name) ? t('broadcasts.bothOrNone') : undefined;
  return (
    <>
      {spoken.length > 1 ? (
        <div className="flex flex-col gap-1.5">
          <Segmented
            isBlock
            label={t('shell.language')}
            options={spoken.map((code) => ({ value: code, label: <Choice value={value} language={code} /> }))}
            value={language}
            onValueChange={setChosen}
          />
          <p className="text-cap text-text-3">{t('broadcasts.fallback', { language: languages[spoken[0]].name })}</p>
        </div>
      ) : null}
      <Field label={t('messages.title')} error={errorOf('title')} isRequired={isRequired}>
        {(control) => (
          <TextInput
            {...control}
            key={language}
            lang={languages[language].html}
            maxLength={120}
            value={value.title[language] ?? ''}
            onChange={({ currentTarget }) => put('title', currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={t('messages.content')}
        hint={t('messages.contentHint')}
        error={errorOf('content')}
        isRequired={isRequired}
      >
        {(control) => (
          <TextArea
            {...control}
            key={language}
            lang={languages[language].html}
            rows={6}
            maxLength={4_000}
            value={value.content[language] ?? ''}
            onChange={({ currentTarget }) => put('content', currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}

/** A language, and how far its text is. */
function Choice({ value, language }: { value: Texts; language: Language }) {
  const t = useT();
  const count = partsOf(value, language).length;
  return (
    <span className="inline-flex items-center gap-1.5">
      {languages[language].name}
      {count === 0 ? null : (
        <>
          <Icon
            name={count === 2 ? 'check' : 'pencil'}
            size={14}
            className={count === 2 ? 'text-felt-text' : 'text-amber-text'}
          />
          <VisuallyHidden>{t(count === 2 ? 'broadcasts.written' : 'broadcasts.unfinished')}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
