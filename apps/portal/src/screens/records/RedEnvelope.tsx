import { Button } from '@baize/ui/Button';
import { useT } from '../../i18n/useT.ts';
import { useRealAction } from '../../components/useRealAction.ts';

interface RedEnvelopeProps {
  title: string;
  /** What is promised of the seed that decides what is inside; nothing for what was joined before seeds were promised. */
  commitment: string | undefined;
  /** Until when it can be opened, in words. */
  claimBy: string | undefined;
  isBusy: boolean;
  onOpen: () => void;
}

/** A draw that waits, as an envelope that is opened once; what was in it is told in words. */
export function RedEnvelope({ title, commitment, claimBy, isBusy, onOpen }: RedEnvelopeProps) {
  const t = useT();
  const realAction = useRealAction();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel bg-cinnabar-tint p-4 shadow-cushion">
      <svg viewBox="0 0 40 52" width={40} height={52} aria-hidden="true" className="shrink-0">
        <rect width="40" height="52" rx="5" className="fill-cinnabar" />
        <path d="M0 5a5 5 0 0 1 5-5h30a5 5 0 0 1 5 5v9L20 26 0 14z" className="fill-black/20" />
        <circle cx="20" cy="25" r="8" className="fill-brass" />
      </svg>
      <span className="min-w-40 flex-1">
        <span className="block text-cap font-bold text-cinnabar-text">{t('promotions.envelope')}</span>
        <span className="block text-label text-text-1">{title}</span>
        <span className="block text-cap text-text-2">{t('promotions.envelopeHint')}</span>
        {claimBy === undefined ? null : <span className="block text-cap text-text-2">{claimBy}</span>}
        {commitment === undefined ? null : (
          <span className="block font-mono text-cap break-all text-text-2">
            {t('promotions.proof.commitment')}: {commitment}
          </span>
        )}
      </span>
      <Button tone="felt" icon="gift" isLoading={isBusy} onClick={() => realAction(onOpen)}>
        {t('promotions.do.open')}
        <span className="sr-only">: {title}</span>
      </Button>
    </li>
  );
}
