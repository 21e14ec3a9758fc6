import { listMembers } from '@baize/contract';
import { cx } from '@baize/ui/cx';
import { Dialog } from '@baize/ui/Dialog';
import { Icon, type IconName } from '@baize/ui/Icon';
import { Kbd } from '@baize/ui/Kbd';
import { TextInput } from '@baize/ui/TextInput';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { query } from '../call.ts';
import { useT } from '../i18n/useT.ts';
import { useOperator } from '../useOperator.ts';
import { pages } from './pages.ts';

type Choice = { id: string; label: string; note: string; icon: IconName; go: () => void };

/** Pages and members by a few letters. Arrows choose, Enter goes, Escape closes. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { may } = useOperator();
  const search = useDeferredValue(typed.trim());
  const members = useQuery({
    ...query(listMembers, { search, pageNum: 1, pageSize: 8 }),
    enabled: search !== '' && may('members.read'),
    placeholderData: keepPreviousData,
  });

  const choices: Choice[] = [
    ...pages
      .filter((page) => may(page.permission) && t(page.label).toLowerCase().includes(search.toLowerCase()))
      .map((page) => ({
        id: page.to,
        label: t(page.label),
        note: t(page.group),
        icon: page.icon,
        go: () => void navigate({ to: page.to }),
      })),
    ...(search === '' ? [] : (members.data?.content ?? [])).map((member) => ({
      id: `member-${member.id}`,
      label: member.account,
      note: t('palette.member', { id: member.id }),
      icon: 'user' as const,
      go: () => void navigate({ to: '/members/$memberId', params: { memberId: member.id } }),
    })),
  ];
  const chosen = choices[Math.min(at, choices.length - 1)];
  const take = (choice: Choice | undefined): void => {
    if (choice === undefined) return;
    onClose();
    choice.go();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') take(chosen);
    else if (event.key === 'ArrowDown') setAt((now) => Math.min(now + 1, choices.length - 1));
    else if (event.key === 'ArrowUp') setAt((now) => Math.max(Math.min(now, choices.length - 1) - 1, 0));
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('palette.title')}
      size="m"
      labels={{ close: t('shell.close') }}
    >
      <div className="flex min-h-80 flex-col gap-3">
        <TextInput
          icon="search"
          role="combobox"
          aria-label={t('palette.hint')}
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen === undefined ? undefined : `${listId}-${chosen.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          placeholder={t('palette.hint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <ul id={listId} role="listbox" aria-label={t('palette.results')} className="flex flex-col gap-0.5">
          {choices.map((choice) => (
            <li
              key={choice.id}
              id={`${listId}-${choice.id}`}
              role="option"
              aria-selected={choice === chosen}
              onClick={() => take(choice)}
              className={cx(
                'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-label text-text-1 hover:bg-bg-3',
                choice === chosen && 'bg-bg-3',
              )}
            >
              <Icon name={choice.icon} size={18} className="text-text-3" />
              <span className="flex-1 truncate">{choice.label}</span>
              <span className="text-cap text-text-2">{choice.note}</span>
            </li>
          ))}
        </ul>
        {choices.length === 0 ? <p className="px-3 text-body text-text-3">{t('palette.nothing')}</p> : null}
        <p className="mt-auto hidden items-center gap-2 pt-3 text-cap text-text-3 sm:flex">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {t('palette.choose')} <Kbd>Enter</Kbd> {t('palette.open')}
        </p>
      </div>
    </Dialog>
  );
}
