import { Callout } from '@baize/ui/Callout';
import { Tabs } from '@baize/ui/Tabs';
import { useState, type ReactNode } from 'react';
import { openService } from '../../components/openService.ts';
import { Button } from '@baize/ui/Button';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { RegisterFields } from './RegisterFields.tsx';
import type { RegisterWay } from './registerFields.ts';
import { useArrive } from './useArrive.ts';

interface RegisterFormProps {
  home: string;
  leave?: (() => void) | undefined;
  resume?: (() => void) | undefined;
  /** The account is open and waits for its first login. */
  onOpened: (account: string) => void;
  aside: ReactNode;
}

/** Opens an account in the ways that the brand offers; by mobile comes first where there is such a way. */
export function RegisterForm({ home, leave, resume, onOpened, aside }: RegisterFormProps) {
  const t = useT();
  const { modules } = useBrand();
  const arrive = useArrive({ home, leave, resume });
  const ways: RegisterWay[] = [
    ...(modules.includes('USERNAMEREG3') ? (['username'] as const) : []),
    ...(modules.includes('MOBILENUMREG3') ? (['mobile'] as const) : []),
  ];
  const [chosen, setChosen] = useState<string>();
  const way = ways.find((known) => known === chosen) ?? ways.at(-1);
  if (way === undefined) {
    return (
      <div className="flex flex-col gap-4">
        <Callout tone="warning">{t('error.registration_closed')}</Callout>
        <Button tone="neutral" icon="headset" onClick={openService}>
          {t('error.alert.service')}
        </Button>
      </div>
    );
  }
  const fields = (
    <RegisterFields
      key={way}
      way={way}
      onRegistered={async ({ account, session }, password) => {
        if (session === null) onOpened(account);
        else {
          await arrive(session, password);
          const { toast } = await import('@baize/ui/toast');
          toast.success(t('account.welcome', { account }));
        }
      }}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      {ways.length > 1 ? (
        <Tabs
          label={t('account.registerWays')}
          look="pill"
          value={way}
          onValueChange={setChosen}
          items={ways.map((value) => ({
            value,
            label: t(value === 'username' ? 'account.tabUsername' : 'account.tabMobile'),
            content: value === way ? fields : null,
          }))}
        />
      ) : (
        fields
      )}
      <div className="text-center text-body text-text-2">{aside}</div>
    </div>
  );
}
