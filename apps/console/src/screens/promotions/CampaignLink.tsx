import { Copyable } from '@baize/ui/Copyable';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { addressOf } from './addressOf.ts';
import type { Campaign } from './Campaign.ts';

/** The address of a promotion to copy, for one channel by the code of its invitation. */
export function CampaignLink({ campaign }: { campaign: Campaign }) {
  const t = useT();
  const [code, setCode] = useState('');
  const url = `${window.location.origin}${addressOf(campaign, code.trim())}`;
  return (
    <section aria-labelledby="campaign-link" className="flex flex-col gap-3 border-t border-line-1 pt-4">
      <h3 id="campaign-link" className="text-h4 text-text-1">
        {t('promotions.link.title')}
      </h3>
      <Copyable isMono value={url} labels={{ copy: t('promotions.link.copy'), copied: t('promotions.link.copied') }} />
      <Field label={t('promotions.link.code')} hint={t('promotions.link.hint')}>
        {(control) => (
          <TextInput {...control} maxLength={32} value={code} onChange={(event) => setCode(event.target.value)} />
        )}
      </Field>
      {campaign.isShown ? null : <p className="text-cap text-text-3">{t('promotions.link.hidden')}</p>}
    </section>
  );
}
