import { useState, type ReactNode } from 'react';
import { AlertDialog } from '@baize/ui/AlertDialog';
import { AmountInput } from '@baize/ui/AmountInput';
import { Avatar } from '@baize/ui/Avatar';
import { Badge } from '@baize/ui/Badge';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Checkbox } from '@baize/ui/Checkbox';
import { Chip } from '@baize/ui/Chip';
import { Copyable } from '@baize/ui/Copyable';
import { Countdown } from '@baize/ui/Countdown';
import { DateRangeBar } from '@baize/ui/DateRangeBar';
import { Dialog } from '@baize/ui/Dialog';
import { Drawer } from '@baize/ui/Drawer';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Field } from '@baize/ui/Field';
import { Icon, iconNames } from '@baize/ui/Icon';
import { IconButton } from '@baize/ui/IconButton';
import { Kbd } from '@baize/ui/Kbd';
import { Logo } from '@baize/ui/Logo';
import { Marquee } from '@baize/ui/Marquee';
import { Menu } from '@baize/ui/Menu';
import { Meter } from '@baize/ui/Meter';
import { Money } from '@baize/ui/Money';
import { Panel } from '@baize/ui/Panel';
import { PasswordInput } from '@baize/ui/PasswordInput';
import { Popover } from '@baize/ui/Popover';
import { QrCode } from '@baize/ui/QrCode';
import { RadioCards } from '@baize/ui/RadioCards';
import { Segmented } from '@baize/ui/Segmented';
import { Select } from '@baize/ui/Select';
import { Skeleton } from '@baize/ui/Skeleton';
import { SkipLink } from '@baize/ui/SkipLink';
import { Spinner } from '@baize/ui/Spinner';
import { StatusChip } from '@baize/ui/StatusChip';
import { Stepper } from '@baize/ui/Stepper';
import { Switch } from '@baize/ui/Switch';
import { Tabs } from '@baize/ui/Tabs';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { Ticket } from '@baize/ui/Ticket';
import { Timeline } from '@baize/ui/Timeline';
import { toast } from '@baize/ui/toast';
import { Toaster } from '@baize/ui/Toaster';
import { VisuallyHidden } from '@baize/ui/VisuallyHidden';
import { BoardArt } from './BoardArt.tsx';
import { BoardTable } from './BoardTable.tsx';

const PASSWORD_LABELS = { show: 'Show password', hide: 'Hide password', capsLock: 'Caps lock is on' };

function Header() {
  return (
    <header className="sticky top-0 z-header border-b border-line-1 bg-bg-1">
      <div className="content-column flex h-14 items-center gap-4">
        <Logo name="Baize" />
        <nav aria-label="Main" className="hidden gap-1 md:flex">
          {['Sports', 'Live', 'Lottery', 'Slots'].map((name, at) => (
            <a
              key={name}
              href="#main"
              aria-current={at === 3 ? 'page' : undefined}
              className="relative flex h-14 items-center px-3 text-label text-text-2 no-underline after:absolute after:inset-x-3 after:bottom-0 after:h-0.75 after:rounded-pill hover:text-text-1 aria-[current]:text-text-1 aria-[current]:after:bg-brass"
            >
              {name}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <span className="hidden h-11 items-center gap-1 rounded-control bg-bg-inset pr-1 pl-4 sm:flex">
            <Money value="12480.509" symbol="¥ " size="s" className="font-stretch-normal" />
            <IconButton icon="eye" label="Hide balance" size="s" />
            <IconButton icon="refresh" label="Refresh balance" size="s" />
          </span>
          <Button tone="brass">Deposit</Button>
          <IconButton icon="mail" label="Messages, 3 unread" count={3} className="max-sm:hidden" />
          <Menu
            label="Account"
            trigger={
              <button type="button" aria-label="Account" className="rounded-pill">
                <Avatar name="player1" />
              </button>
            }
            items={[
              { id: 'a', label: 'My account', icon: 'user' },
              { id: 'b', label: 'Betting record', icon: 'history' },
              { id: 'c', label: 'Light theme', icon: 'sun', isChecked: true },
              { id: 'd', label: 'Sign out', icon: 'logout', tone: 'danger', startsGroup: true },
            ]}
          />
        </div>
      </div>
    </header>
  );
}

function Forms() {
  const [amount, setAmount] = useState('100.00');
  const [method, setMethod] = useState('bank');
  const [bank, setBank] = useState('');
  const [isOn, setIsOn] = useState(true);
  return (
    <Panel title="Deposit" aside={<StatusChip tone="felt">Open</StatusChip>}>
      <div className="flex flex-col gap-4">
        <Stepper label="Steps" steps={['Method', 'Amount', 'Receipt']} current={1} />
        <RadioCards
          legend="Method"
          value={method}
          onValueChange={setMethod}
          options={[
            { value: 'bank', title: 'Bank transfer', note: '5 to 15 minutes', media: <Icon name="bank" /> },
            { value: 'card', title: 'Quick pay', note: 'At once', media: <Icon name="card" /> },
          ]}
        />
        <Field label="Amount">
          {(control) => (
            <AmountInput
              {...control}
              value={amount}
              onValueChange={setAmount}
              symbol="¥"
              currency="CNY"
              presetsLabel="Quick amounts"
              presets={[
                { label: '100', value: '100.00' },
                { label: '500', value: '500.00' },
                { label: '1,000', value: '1000.00' },
                { label: '5,000', value: '5000.00' },
              ]}
              range="¥100.00 to ¥50,000.00 per transfer"
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Bank" isRequired>
            {({ required, ...control }) => (
              <Select
                {...control}
                required={required}
                value={bank}
                onValueChange={setBank}
                placeholder="Choose a bank"
                options={[
                  { value: 'icbc', label: 'ICBC' },
                  { value: 'boc', label: 'Bank of China' },
                ]}
              />
            )}
          </Field>
          <Field label="Payee name" hint="As printed on the card" error="Enter the name of the account holder">
            {(control) => <TextInput {...control} icon="user" placeholder="Full name" />}
          </Field>
          <Field
            label="Password"
            aside={
              <a href="#main" className="text-dense text-felt-text">
                Forgotten?
              </a>
            }
          >
            {(control) => (
              <PasswordInput
                {...control}
                labels={PASSWORD_LABELS}
                defaultValue="hunter2"
                autoComplete="current-password"
              />
            )}
          </Field>
          <Field label="Note" optionalLabel="optional">
            {(control) => <TextArea {...control} rows={1} />}
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Checkbox defaultChecked>I have made this transfer</Checkbox>
          <Switch checked={isOn} onChange={() => setIsOn(!isOn)}>
            Hide small balances
          </Switch>
        </div>
        <Callout tone="warning" title="Use the reference code" isLive>
          A transfer without it takes longer to find.
        </Callout>
      </div>
    </Panel>
  );
}

function Slip() {
  const [stake, setStake] = useState('100');
  return (
    <Ticket
      title="Bet slip"
      count={1}
      totals={[
        { label: 'Stake', value: '100.00' },
        { label: 'To win', value: '102.00', isStrong: true },
      ]}
      action={<Button tone="felt">Place bet ¥100.00</Button>}
      footnote={<span className="text-amber-text">Odds changed from 1.04 to 1.02</span>}
    >
      <AmountInput
        aria-label="Stake"
        value={stake}
        onValueChange={setStake}
        currency="CNY"
        presetsLabel="Quick stakes"
        presets={[
          { label: '50', value: '50' },
          { label: '100', value: '100' },
          { label: '500', value: '500' },
          { label: 'Max', value: '5000' },
        ]}
      />
    </Ticket>
  );
}

function Buttons() {
  return (
    <Panel title="Buttons" aside={<Kbd>/</Kbd>}>
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="felt" icon="play">
          Play
        </Button>
        <Button tone="brass" icon="deposit">
          Deposit
        </Button>
        <Button>Secondary</Button>
        <Button tone="outline">Outline</Button>
        <Button tone="ghost" iconEnd="chevronRight">
          All slots
        </Button>
        <Button tone="cinnabar">Close account</Button>
        <Button tone="felt" isLoading>
          Confirm
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="s">Small</Button>
        <Button size="l" tone="brass">
          Large
        </Button>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Chip isSelected icon="fire">
          Hot
        </Chip>
        <Chip icon="heart">Favourites</Chip>
        <Chip icon="history" count={12}>
          Recent
        </Chip>
        <Badge tone="cinnabar" isSolid>
          LIVE
        </Badge>
        <Badge tone="brass">Brass tier</Badge>
        <Badge tone="plum" shape="pill">
          Trial account
        </Badge>
        <Spinner label="Loading" className="text-felt-text" />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <StatusChip tone="felt">Approved</StatusChip>
        <StatusChip tone="amber">In process</StatusChip>
        <StatusChip tone="cinnabar">Rejected</StatusChip>
        <StatusChip tone="sky">Claimable</StatusChip>
        <StatusChip tone="plum">Coming soon</StatusChip>
        <StatusChip tone="neutral">Terminated</StatusChip>
      </div>
    </Panel>
  );
}

function Numbers() {
  const [range, setRange] = useState({ from: '2026-03-01', to: '2026-03-01' });
  const [tab, setTab] = useState('all');
  const [part, setPart] = useState('real');
  return (
    <Panel title="Numbers and choices">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <Money value="1234567.899" symbol="¥" size="l" />
        <Money value="102" sign="always" tone="outcome" size="m" />
        <Money value="-36" tone="outcome" size="m" />
        <Money value="9" isHidden hiddenLabel="Balance hidden" size="m" />
        <Countdown endsAtMs={42_000} nowMs={() => 0} size="l" />
        <Countdown endsAtMs={9000} nowMs={() => 0} size="l" />
      </div>
      <Tabs
        className="mt-4"
        label="Kinds"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'all', label: 'All', count: 412, content: <p className="text-text-2">Everything there is.</p> },
          { value: 'jp', label: 'Jackpot', content: <p>Jackpots.</p> },
          { value: 'tg', label: 'Table', content: <p>Tables.</p> },
        ]}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Segmented
          label="Mode"
          value={part}
          onValueChange={setPart}
          options={[
            { value: 'real', label: 'Real' },
            { value: 'fun', label: 'Fun' },
          ]}
        />
        <Copyable value="R-7F3A-19C2" isMono labels={{ copy: 'Copy reference', copied: 'Copied' }} />
      </div>
      <div className="mt-4">
        <DateRangeBar
          presets={[
            { id: 'd', label: 'Today', from: '2026-03-07', to: '2026-03-07' },
            { id: 'y', label: 'Yesterday', from: '2026-03-06', to: '2026-03-06' },
            { id: '7', label: '7 days', from: '2026-03-01', to: '2026-03-07' },
          ]}
          value={range}
          onValueChange={setRange}
          zoneNote="GMT+8"
          labels={{
            ...{ group: 'Period', from: 'From', to: 'To', apply: 'Apply', custom: 'Custom' },
            date: {
              ...{ locale: 'en', format: 'YYYY-MM-DD', choose: 'Choose a day', invalid: 'Not a day' },
              ...{ previousMonth: 'Previous month', nextMonth: 'Next month' },
              ...{ previousYear: 'Previous year', nextYear: 'Next year' },
            },
          }}
        />
      </div>
      <Meter className="mt-4" label="VIP · Brass tier" value={0.62} text="62% to Silver, resets Monday" />
    </Panel>
  );
}

function Layers({ open }: { open: string }) {
  const [layer, setLayer] = useState(open);
  const set = (name: string) => (isOpen: boolean) => setLayer(isOpen ? name : '');
  return (
    <Panel title="Layers">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setLayer('dialog')}>Dialog</Button>
        <Button onClick={() => setLayer('drawer')}>Drawer</Button>
        <Button onClick={() => setLayer('sheet')}>Sheet</Button>
        <Button onClick={() => setLayer('alert')}>Alert</Button>
        <Button onClick={() => toast.success('Deposit requested', { description: '¥500.00, reference R-7F3A' })}>
          Toast
        </Button>
        <Button onClick={() => toast.error('The draw is closed')}>Error toast</Button>
        <Popover label="Limits" trigger={<Button iconEnd="chevronDown">Popover</Button>}>
          Deposits up to ¥50,000.00 a day.
        </Popover>
        <VisuallyHidden>Layers open above the page.</VisuallyHidden>
      </div>
      <Dialog
        isOpen={layer === 'dialog'}
        onOpenChange={set('dialog')}
        title="Log in"
        labels={{ close: 'Close' }}
        footer={<Button tone="felt">Log in</Button>}
      >
        <div className="flex flex-col gap-4">
          <Field label="Username">{(control) => <TextInput {...control} icon="user" autoComplete="username" />}</Field>
          <Field label="Password">
            {(control) => <PasswordInput {...control} labels={PASSWORD_LABELS} autoComplete="current-password" />}
          </Field>
        </div>
      </Dialog>
      <Drawer
        isOpen={layer === 'drawer'}
        onOpenChange={set('drawer')}
        title="Round 8F-2210"
        labels={{ close: 'Close' }}
      >
        <Timeline
          labels={{ done: 'done', current: 'now', todo: 'to come', failed: 'failed' }}
          steps={[
            { id: '1', title: 'Bet taken', time: '17:07:05', state: 'done' },
            { id: '2', title: 'Spin drawn', time: '17:07:06', state: 'current', note: 'Waiting for the vendor.' },
            { id: '3', title: 'Settled', state: 'todo' },
          ]}
        />
      </Drawer>
      <Drawer
        isOpen={layer === 'sheet'}
        onOpenChange={set('sheet')}
        side="bottom"
        title="Wallet"
        labels={{ close: 'Close' }}
      >
        <Money value="12480.5" symbol="¥ " size="l" currency="CNY" />
      </Drawer>
      <AlertDialog
        isOpen={layer === 'alert'}
        onOpenChange={set('alert')}
        title="Please register first"
        message="Trial accounts cannot deposit."
        confirmLabel="Register"
        cancelLabel="Later"
      />
    </Panel>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  );
}

export function Board({ theme, open }: { theme: 'dark' | 'light'; open: string }) {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header />
      <main id="main" className="content-column flex flex-col gap-8 py-6">
        <h1 className="sr-only">Component board</h1>
        <Marquee
          items={[
            { id: '1', content: 'Slots from Baize Studio are open around the clock.' },
            { id: '2', content: 'Bank transfers are credited within fifteen minutes on working days.' },
          ]}
          labels={{
            region: 'Notices',
            pause: 'Pause notices',
            play: 'Run notices',
            previous: 'Previous notice',
            next: 'Next notice',
          }}
        />
        <BoardArt />
        <div className="grid items-start gap-4 lg:grid-cols-[1fr_320px]">
          <div className="flex flex-col gap-4">
            <Buttons />
            <Numbers />
          </div>
          <Slip />
        </div>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Forms />
          <div className="flex flex-col gap-4">
            <Layers open={open} />
            <Panel title="Progress">
              <Timeline
                labels={{ done: 'done', current: 'now', todo: 'to come', failed: 'failed' }}
                steps={[
                  { id: '1', title: 'Requested', time: '17:07:05', state: 'done' },
                  {
                    id: '2',
                    title: 'In process',
                    time: '17:09:40',
                    state: 'current',
                    note: 'An operator is looking at it.',
                  },
                  { id: '3', title: 'Credited', state: 'todo' },
                ]}
              />
            </Panel>
            <Panel>
              <EmptyState
                title="No bets yet"
                hint="Your rounds appear here as soon as they are settled."
                action={<Button tone="felt">Browse slots</Button>}
              />
            </Panel>
            <ErrorState
              title="The record could not be loaded"
              reference="ref 7f3a19c2"
              retryLabel="Try again"
              onRetry={() => undefined}
            />
          </div>
        </div>
        <Section title="Betting record">
          <BoardTable />
        </Section>
        <Section title="Icons">
          <Panel>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-3 text-center text-cap text-text-3">
              {iconNames.map((name) => (
                <li key={name} className="flex flex-col items-center gap-1">
                  <Icon name={name} size={24} className="text-text-1" />
                  {name}
                </li>
              ))}
            </ul>
          </Panel>
          <div className="flex flex-wrap items-start gap-4">
            <QrCode value="https://example.test/app" label="Download for Android" />
            <Panel className="w-60" aria-busy="true">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="mt-3 h-20" />
            </Panel>
            <div lang="zh-Hans" className="flex flex-col gap-2">
              <p className="text-h3">五分钟时时彩 · 投注记录</p>
              <p className="text-body text-text-2">存款 ¥500.00 已提交，正在处理中。</p>
              <Button tone="felt">立即投注 ¥100.00</Button>
            </div>
          </div>
        </Section>
      </main>
      <Toaster theme={theme} labels={{ region: 'Messages', close: 'Dismiss' }} />
    </>
  );
}
