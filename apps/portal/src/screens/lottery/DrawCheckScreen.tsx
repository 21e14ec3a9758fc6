import { Button } from '@baize/ui/Button';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { useNavigate } from '../../router/useNavigate.ts';
import { useSearch } from '../../router/useSearch.ts';
import { ChainCheck } from './ChainCheck.tsx';
import { DrawProof } from './DrawProof.tsx';
import { LatestDraws } from './LatestDraws.tsx';

/**
 * Where anybody, with an account or without, draws a draw again: the browser does it, from what the house has published.
 * What is checked stands in the address, so that it can be shown to others.
 */
export function DrawCheckScreen() {
  const { gameCode = '', drawNo = '', digest = '' } = useSearch('/drawCheck');
  const t = useT();
  return (
    <div data-screen="lottery.DrawCheck" className="content-column flex max-w-200 flex-col gap-5 py-5 lg:py-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-h2 text-text-1">{t('shell.drawCheckTitle')}</h1>
        <p className="text-body text-text-2">{t('lottery.drawCheck.text')}</p>
      </header>
      <AskForm key={`${gameCode} ${drawNo} ${digest}`} asked={{ gameCode, drawNo, digest }} />
      {gameCode === '' || drawNo === '' ? (
        <LatestDraws />
      ) : (
        <>
          <section
            aria-label={t('lottery.proofTitle', { no: drawNo })}
            className="rounded-panel bg-bg-1 p-4 shadow-panel"
          >
            <DrawProof gameCode={gameCode} drawNo={drawNo} digest={digest === '' ? undefined : digest} />
          </section>
          <ChainCheck key={`${gameCode} ${drawNo}`} gameCode={gameCode} drawNo={drawNo} />
        </>
      )}
    </div>
  );
}

type Asked = { gameCode: string; drawNo: string; digest: string };

const fields = ['gameCode', 'drawNo', 'digest'] as const;
const shapes: Record<(typeof fields)[number], RegExp> = {
  gameCode: /^[A-Za-z0-9-]{2,24}$/,
  drawNo: /^\d{8}-\d{4}$/,
  digest: /^([0-9a-f]{64})?$/,
};

function AskForm({ asked }: { asked: Asked }) {
  const t = useT();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(asked);
  const [isTried, setTried] = useState(false);
  const wrong = fields.filter((name) => !shapes[name].test(draft[name].trim()));
  return (
    <form
      noValidate
      className="grid gap-4 rounded-panel bg-bg-1 p-4 shadow-panel sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wrong.length > 0) return;
        const [gameCode, drawNo, digest] = fields.map((name) => draft[name].trim());
        void navigate({ to: '/drawCheck', search: { gameCode, drawNo, digest: digest === '' ? undefined : digest } });
      }}
    >
      {fields.map((name) => (
        <Field
          key={name}
          label={t(`lottery.drawCheck.field.${name}`)}
          hint={t(`lottery.drawCheck.hint.${name}`)}
          error={isTried && wrong.includes(name) ? t('lottery.drawCheck.wrong') : undefined}
          {...(name === 'digest' ? { className: 'sm:col-span-2' } : {})}
        >
          {(control) => (
            <TextInput
              {...control}
              className="font-mono"
              spellCheck={false}
              autoCapitalize="off"
              maxLength={64}
              value={draft[name]}
              onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <div className="sm:col-span-2">
        <Button type="submit" tone="brass">
          {t('lottery.drawCheck.ask')}
        </Button>
      </div>
    </form>
  );
}
