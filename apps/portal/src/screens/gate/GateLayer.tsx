import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@baize/ui/Button';
import { Logo } from '@baize/ui/Logo';
import { Suspense, useEffect, useRef, useState } from 'react';
import { checkSite } from '../../checkSite.ts';
import { lazyPart } from '../../components/lazyPart.ts';
import type { Gate } from '../../gate.ts';
import { languages } from '@baize/contract/languages';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { GateArt } from './GateArt.tsx';
import { useService } from './useService.ts';

/** The way to customer service that a brand without one elsewhere has. */
const LetterForm = lazyPart(() => import('../../components/LetterForm.tsx'), 'LetterForm', ['support', 'error']);

type Answer = Awaited<ReturnType<typeof checkSite>>;
type Closed = Extract<Answer, { status: 1 | 2 }>;

/** How often a closed page looks whether the site is back. */
const POLL_MS = 60_000;

/** How soon it looks again where a call was refused and the site says that it is open: not at once, or both would turn in a circle. */
const DOUBT_MS = 5_000;

/** The whole page while the site is closed to this visitor, or while nobody knows whether it is. */
export function GateLayer({ gate }: { gate: Gate }) {
  const t = useT();
  const language = useLanguage();
  const queries = useQueryClient();
  const { merchant } = useBrand();
  const heading = useRef<HTMLHeadingElement>(null);
  const [closed, setClosed] = useState<Closed>();
  const [isAsking, setAsking] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [isSent, setSent] = useState(false);
  const openService = useService(closed?.customerService);

  /* The site does not come back over a letter that somebody is writing. */
  const look = async (mayOpen = !isWriting || isSent): Promise<Answer> => {
    setAsking(true);
    const answer = await checkSite(language, { mayOpen });
    setAsking(false);
    if (answer !== undefined && answer.status !== 0) setClosed(answer);
    /* Whatever the page shows next may have changed in the meantime. */
    if (answer?.status === 0 && mayOpen) void queries.invalidateQueries();
    return answer;
  };
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    heading.current?.focus();
    let again: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    /* A refusal carries no details, and without a connection there is nothing to ask at once. */
    if (gate !== 'network') {
      void latest.current(false).then((answer) => {
        if (answer?.status === 0 && !isGone) again = setTimeout(() => void latest.current(), DOUBT_MS);
      });
    }
    const timer = setInterval(() => void latest.current(), POLL_MS);
    return () => {
      isGone = true;
      clearTimeout(again);
      clearInterval(timer);
    };
  }, [gate]);

  return (
    <div data-screen={`gate.${gate}`} className="flex min-h-dvh flex-col bg-bg-0">
      <header className="border-b border-line-1 bg-bg-1 px-4 py-4 md:px-12">
        <Logo name={merchant} />
      </header>
      <main className="flex flex-1 flex-col items-center justify-center gap-3 px-4 pt-8 pb-16 text-center">
        <GateArt />
        <h1 ref={heading} tabIndex={-1} className="mt-3 text-h2 text-text-1 outline-none">
          {t(gate === 'maintenance' ? 'gate.game_maintenance' : gate === 'network' ? 'gate.network' : 'gate.blockip')}
        </h1>
        <GateText gate={gate} closed={closed} />
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          {openService !== undefined ? (
            <Button tone="felt" onClick={openService}>
              {t('gate.service')}
            </Button>
          ) : gate === 'network' ? null : (
            <Button tone="felt" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
              {t('gate.service')}
            </Button>
          )}
          <Button tone="neutral" isLoading={isAsking} onClick={() => void look(true)}>
            {t('gate.again')}
          </Button>
        </div>
        {isWriting ? (
          <div className="mt-3 w-full max-w-md text-left">
            <Suspense fallback={null}>
              <LetterForm onSent={() => setSent(true)} />
            </Suspense>
          </div>
        ) : null}
        <p className="text-cap text-text-3">{t('gate.comesBack')}</p>
      </main>
    </div>
  );
}

function GateText({ gate, closed }: { gate: Gate; closed: Closed | undefined }) {
  const t = useT();
  const language = useLanguage();
  const { timeZone } = useBrand();
  if (gate === 'network') return null;
  const lines =
    gate === 'maintenance'
      ? [
          t('gate.info_maintenance'),
          closed?.message ?? '',
          closed?.until ? t('gate.expected', { time: timeText(closed.until, languages[language].html, timeZone) }) : '',
          t('gate.safe'),
          closed === undefined ? '' : t('gate.yourIp', { ip: closed.location.ip }),
        ]
      : [closed === undefined ? '' : t('gate.info_ip_block', { ip: closed.location.ip }), closed?.message ?? ''];
  return lines
    .filter((line) => line !== '')
    .map((line) => (
      <p key={line} className="max-w-[52ch] text-body-l wrap-anywhere whitespace-pre-line text-text-2">
        {line}
      </p>
    ));
}

const timeText = (moment: string, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'shortOffset',
  }).format(new Date(moment));
