import { Button } from '@baize/ui/Button';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { cx } from '@baize/ui/cx';
import { useId, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import type { TrailSearch } from './TrailSearch.ts';
import { actionWords, useActionText } from '../../components/useActionText.ts';

interface TrailFiltersProps {
  value: TrailSearch;
  onApply: (next: Pick<TrailSearch, 'action' | 'actor' | 'objectId'>) => void;
  onClear: () => void;
}

/** Filters are typed here and take effect in the address, so that a view can be sent to a colleague. */
export function TrailFilters({ value, onApply, onClear }: TrailFiltersProps) {
  const t = useT();
  const actionText = useActionText();
  const formId = useId();
  const [isShown, setIsShown] = useState(false);
  const [draft, setDraft] = useState(value);
  const put = (change: TrailSearch): void => setDraft((now) => ({ ...now, ...change }));
  const filled = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());
  const inUse = [value.action, value.actor, value.objectId].filter((one) => one !== undefined).length;
  return (
    <>
      <Button
        icon="filter"
        aria-expanded={isShown}
        aria-controls={formId}
        onClick={() => setIsShown(!isShown)}
        className="mb-4 sm:hidden"
      >
        {inUse === 0 ? t('audit.filters') : t('audit.filtersInUse', { count: inUse })}
      </Button>
      <form
        id={formId}
        aria-label={t('audit.filters')}
        onSubmit={(event) => {
          event.preventDefault();
          onApply({ action: draft.action, actor: draft.actor, objectId: draft.objectId });
        }}
        className={cx(
          'mb-4 grid items-end gap-3 rounded-panel bg-bg-1 p-4 shadow-panel sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-[1.4fr_1fr_1fr_auto]',
          !isShown && 'max-sm:hidden',
        )}
      >
        <Field label={t('audit.action')}>
          {(control) => (
            <Select
              {...control}
              value={draft.action ?? 'all'}
              onValueChange={(action) => put({ action: action === 'all' ? undefined : action })}
              options={[
                { value: 'all', label: t('audit.anyAction') },
                ...Object.keys(actionWords).map((action) => ({ value: action, label: actionText(action) })),
              ]}
            />
          )}
        </Field>
        <Field label={t('audit.actor')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={64}
              autoComplete="off"
              value={draft.actor ?? ''}
              onChange={(event) => put({ actor: filled(event.target.value) })}
            />
          )}
        </Field>
        <Field label={t('audit.objectId')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={64}
              autoComplete="off"
              value={draft.objectId ?? ''}
              onChange={(event) => put({ objectId: filled(event.target.value) })}
            />
          )}
        </Field>
        <div className="flex gap-2">
          <Button type="submit" tone="felt" className="flex-1">
            {t('audit.apply')}
          </Button>
          <Button tone="ghost" onClick={onClear}>
            {t('table.clear')}
          </Button>
        </div>
      </form>
    </>
  );
}
