import type { CallInput } from '@baize/client/createClient';
import type { Operation } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Menu } from '@baize/ui/Menu';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';
import { useSaving } from './useSaving.ts';

interface SaveMenuProps<Op extends Operation> {
  /** Writes every row that the filters let through. */
  operation: Op;
  filters: Omit<CallInput<Op>, 'format' | 'language'>;
}

const formats = ['csv', 'xlsx'] as const;

/** Saves what a list shows as a file, in the form that is chosen and the language of the page. */
export function SaveMenu<Op extends Operation>({ operation, filters }: SaveMenuProps<Op>) {
  const t = useT();
  const language = useLanguage();
  const saving = useSaving(operation, t('rounds.fileFailed'));
  return (
    <Menu
      label={t('rounds.file')}
      trigger={
        <Button size="s" icon="download" isLoading={saving.isPending}>
          {t('rounds.file')}
        </Button>
      }
      items={formats.map((format) => ({
        id: format,
        label: format.toUpperCase(),
        onSelect: () => saving.mutate({ ...filters, format, language } as unknown as CallInput<Op>),
      }))}
    />
  );
}
