import { Button } from '@baize/ui/Button';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { toast } from '@baize/ui/toast';
import type { Play } from '@baize/maths/lottery/Play';
import { MAX_SELECTION_TEXT, reviewEntries } from '@baize/maths/lottery/readSelection';
import { useRef } from 'react';
import { useT } from '../../i18n/useT.ts';
import { withoutDuplicates } from './choice.ts';

interface EntriesFieldProps {
  play: Play;
  text: string;
  onText: (text: string) => void;
}

/** A letter takes at most so many bytes. */
const BYTES = 4;
/** So many lines that do not fit are shown; the others are counted. */
const SHOWN = 5;

/** Lines that are written out, pasted or read from a file, and what each of them is worth, counted as they come. */
export function EntriesField({ play, text, onText }: EntriesFieldProps) {
  const t = useT();
  const file = useRef<HTMLInputElement>(null);
  const { valid, duplicates, invalid } = reviewEntries(play.input, text);
  const isLong = play.input.columns.some(({ tokens }) => tokens.some((token) => token.length > 1));
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const found = chosen.size > MAX_SELECTION_TEXT * BYTES ? undefined : await chosen.text().catch(() => undefined);
    if (found === undefined || found.length > MAX_SELECTION_TEXT || found.includes('\0')) {
      toast.error(t('lottery.importFailed', { most: MAX_SELECTION_TEXT.toLocaleString('en-US') }));
      return;
    }
    onText(text.trim() === '' ? found : `${text.trimEnd()}\n${found}`);
  };
  return (
    <Field label={t('lottery.entries')} hint={t('lottery.entriesHint', { sample: play.samples[0] ?? '' })}>
      {(control) => (
        <>
          <TextArea
            {...control}
            rows={5}
            spellCheck={false}
            className="font-mono"
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
          <p aria-live="polite" className="text-dense text-text-2">
            {t('lottery.counted', { valid: valid.length, twice: duplicates.length, wrong: invalid.length })}
            {invalid.length === 0 ? null : (
              <span className="block font-mono break-all text-cinnabar-text">
                {t('lottery.invalidLines', {
                  lines:
                    invalid
                      .slice(0, SHOWN)
                      .map(({ entry }) => entry.slice(0, 40))
                      .join(' · ') + (invalid.length > SHOWN ? ' …' : ''),
                })}
              </span>
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            <input
              ref={file}
              type="file"
              accept=".txt,.csv,text/plain,text/csv"
              aria-label={t('lottery.import')}
              tabIndex={-1}
              className="sr-only"
              onChange={({ currentTarget }) => {
                void read(currentTarget.files?.[0]);
                /* The same file may be chosen again. */
                currentTarget.value = '';
              }}
            />
            <Button size="s" icon="upload" onClick={() => file.current?.click()}>
              {t('lottery.import')}
            </Button>
            <Button size="s" disabled={duplicates.length === 0} onClick={() => onText(withoutDuplicates(play, text))}>
              {t('lottery.removeDuplicates')}
            </Button>
            <Button
              size="s"
              disabled={valid.length === 0 || duplicates.length + invalid.length === 0}
              onClick={() => onText(valid.join(isLong ? '\n' : ' '))}
            >
              {t('lottery.keepValid')}
            </Button>
            <Button size="s" tone="ghost" disabled={text === ''} onClick={() => onText('')}>
              {t('lottery.tool.clear')}
            </Button>
          </div>
        </>
      )}
    </Field>
  );
}
