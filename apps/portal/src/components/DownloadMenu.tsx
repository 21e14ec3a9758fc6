import type { CallError } from '@baize/client/CallError';
import type { SavedFile } from '@baize/client/downloadFile';
import { saveFile } from '@baize/client/saveFile';
import { Button } from '@baize/ui/Button';
import { Menu } from '@baize/ui/Menu';
import { toast } from '@baize/ui/toast';
import { useState } from 'react';
import { useErrorText } from './useErrorText.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import type { Language } from '@baize/contract/languages';
import { useT } from '../i18n/useT.ts';

const formats = ['csv', 'xlsx'] as const;

interface DownloadMenuProps {
  isEmpty: boolean;
  fetchFile: (form: { format: (typeof formats)[number]; language: Language }) => Promise<SavedFile>;
}

/** Saves the whole filtered list, not only the page in view, as the server writes it. */
export function DownloadMenu({ isEmpty, fetchFile }: DownloadMenuProps) {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  const [isSaving, setIsSaving] = useState(false);

  function save(format: (typeof formats)[number]): void {
    setIsSaving(true);
    void fetchFile({ format, language })
      .then(saveFile)
      .catch((error: CallError) => {
        const limit = (error.value as { limit?: number } | null)?.limit;
        const hint = limit === undefined ? errorText(error) : t('list.save.tooLarge', { limit: String(limit) });
        toast.error(t('list.save.failed'), { description: hint });
      })
      .finally(() => setIsSaving(false));
  }

  return (
    <Menu
      label={t('list.save.formats')}
      trigger={
        <Button icon="download" isLoading={isSaving} disabled={isEmpty}>
          {t('list.save.button')}
        </Button>
      }
      items={formats.map((format) => ({
        id: format,
        label: t(`list.save.${format}`),
        onSelect: () => save(format),
      }))}
    />
  );
}
