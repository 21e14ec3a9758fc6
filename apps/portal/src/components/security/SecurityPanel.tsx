import { Panel } from '@baize/ui/Panel';
import { useT } from '../../i18n/useT.ts';
import { LanguageSelect } from '../LanguageSelect.tsx';
import { AvatarPicker } from './AvatarPicker.tsx';
import { HandOver } from './HandOver.tsx';
import { SessionList } from './SessionList.tsx';

/** Where an account is signed in, its picture, its language, and the way to a phone. */
export function SecurityPanel() {
  const t = useT();
  return (
    <div className="flex flex-col gap-4">
      <SessionList />
      <AvatarPicker />
      <Panel title={t('account.security.language')}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-60 flex-1 text-body text-text-2">{t('account.security.languageText')}</p>
          <LanguageSelect isNameShown />
        </div>
      </Panel>
      <HandOver />
    </div>
  );
}
