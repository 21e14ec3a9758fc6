import { Button } from '@baize/ui/Button';
import { useT } from '../../i18n/useT.ts';
import { openWallet } from '../../layer.ts';

const steps = [
  { title: 'home.depositStep1', text: 'home.depositStep1Text' },
  { title: 'home.depositStep2', text: 'home.depositStep2Text' },
  { title: 'home.depositStep3', text: 'home.depositStep3Text' },
  { title: 'home.depositStep4', text: 'home.depositStep4Text' },
] as const;

/** The way of the money from the bank to the first spin, printed like a ticket: parts with seams between them. */
export function DepositSteps() {
  const t = useT();
  return (
    <section
      id="deposit"
      aria-labelledby="deposit-title"
      className="distant overflow-hidden rounded-sheet bg-bg-1 shadow-panel [--distant-height:39rem] sm:[--distant-height:28rem] lg:[--distant-height:18rem]"
    >
      <header className="flex flex-wrap items-center justify-between gap-4 bg-cloth p-5 lg:px-8 lg:py-6">
        <div>
          <h2 id="deposit-title" className="text-h3 text-text-1 lg:text-h2">
            {t('home.depositTitle')}
          </h2>
          <p className="mt-1 text-body text-text-2">{t('home.depositText')}</p>
        </div>
        <Button tone="outline" icon="deposit" onClick={() => openWallet(t('shell.openWallet'))}>
          {t('shell.deposit')}
        </Button>
      </header>
      <ol className="grid lg:grid-cols-4">
        {steps.map(({ title, text }, at) => (
          <li
            key={title}
            className="flex gap-4 border-0 border-dashed border-line-2/60 p-5 not-last:max-lg:border-b lg:flex-col lg:gap-3 lg:p-8 lg:not-last:border-r"
          >
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-pill bg-brass-tint text-num-m text-brass-text"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="text-h4 text-text-1">{t(title)}</h3>
              <p className="mt-1 text-body text-text-2">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
