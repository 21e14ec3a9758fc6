import { Tabs } from '@baize/ui/Tabs';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { ForgotByEmail } from './ForgotByEmail.tsx';
import { ForgotByMobile } from './ForgotByMobile.tsx';

/** The ways to a new password: by mail, and by phone where the brand has it. */
export function ForgotForm({ leave, onSent }: { leave: () => void; onSent: () => void }) {
  const t = useT();
  const { modules } = useBrand();
  const [way, setWay] = useState('email');
  if (!modules.includes('CHNGPASSVERIF3')) return <ForgotByEmail onSent={onSent} />;
  return (
    <Tabs
      label={t('account.forgot.ways')}
      look="pill"
      value={way}
      onValueChange={setWay}
      items={[
        { value: 'email', label: t('account.tabEmail'), content: <ForgotByEmail onSent={onSent} /> },
        { value: 'mobile', label: t('account.tabMobile'), content: <ForgotByMobile leave={leave} /> },
      ]}
    />
  );
}
