import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { Callout } from '@baize/ui/Callout';
import { Copyable } from '@baize/ui/Copyable';
import { Icon } from '@baize/ui/Icon';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { RevealSeed } from './RevealSeed.tsx';
import type { Proof } from './Round.ts';
import { verifierHref } from './verifierHref.ts';

interface RoundProofProps {
  id: string;
  proof: Proof | null;
  isAsking: boolean;
  onAsk: () => void;
}

/** What was promised before the round and what was used in it, with the way to recompute it independently. */
export function RoundProof({ id, proof, isAsking, onAsk }: RoundProofProps) {
  const t = useT();
  return (
    <section aria-labelledby="round-proof">
      <h3 id="round-proof" className="mb-1 text-h4 text-text-1">
        {t('records.proof.title')}
      </h3>
      {proof === null ? (
        <Callout
          tone="info"
          className="mt-2"
          action={
            <Button size="s" icon="refresh" isLoading={isAsking} onClick={onAsk}>
              {t('records.retry')}
            </Button>
          }
        >
          {t('records.proof.missing')}
        </Callout>
      ) : (
        <ProofBody id={id} proof={proof} />
      )}
    </section>
  );
}

function ProofBody({ id: roundId, proof }: { id: string; proof: Proof }) {
  const t = useT();
  const { merchant } = useBrand();
  const [isCopied, setIsCopied] = useState(false);
  const lines = [
    { id: 'hash', label: t('records.proof.hash'), value: proof.serverSeedHash },
    { id: 'client', label: t('records.proof.clientSeed'), value: proof.clientSeed },
    { id: 'nonce', label: t('records.proof.nonce'), value: proof.nonce },
    { id: 'seed', label: t('records.proof.serverSeed'), value: proof.serverSeed },
  ];

  async function copyAll() {
    const text = lines.map(({ label, value }) => `${label}: ${value ?? t('records.proof.notRevealed')}`).join('\n');
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      /* Without the permission to write, each value stays selectable by hand. */
      setIsCopied(false);
    }
  }

  return (
    <>
      <p className="mb-3 text-dense font-normal text-text-2">{t('records.proof.text')}</p>
      <dl className="flex flex-col rounded-panel bg-bg-2 px-4 shadow-panel">
        {lines.map(({ id, label, value }) => (
          <div key={id} className="border-b border-line-1 py-2 last:border-b-0">
            <dt className="text-cap text-text-3">{label}</dt>
            <dd className="min-h-8">
              {value === null ? (
                <span className="flex min-h-8 items-center gap-2 text-dense text-text-2">
                  <Icon name="lock" size={16} className="shrink-0 text-amber-text" />
                  {t('records.proof.notRevealed')}
                </span>
              ) : (
                <Copyable
                  value={value}
                  isMono
                  labels={{ copy: t('records.copyValue', { what: label }), copied: t('records.copied') }}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        {proof.serverSeed === null ? (
          <RevealSeed id={roundId} />
        ) : (
          <a
            href={verifierHref(proof.verifyUrl, merchant)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ tone: 'felt' })}
          >
            <Icon name="shield" size={20} />
            {t('records.proof.verify')}
            <Icon name="external" size={16} label={t('records.newTab')} />
          </a>
        )}
        <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copyAll()}>
          {isCopied ? t('records.copied') : t('records.proof.copyAll')}
        </Button>
      </div>
    </>
  );
}
