import { Dialog } from '@baize/ui/Dialog';
import { Kbd } from '@baize/ui/Kbd';
import { Switch } from '@baize/ui/Switch';
import { useT, type WordKey } from '../i18n/useT.ts';

type Key = { keys: readonly string[]; does: WordKey };

const common: readonly Key[] = [
  { keys: ['j', 'k'], does: 'keys.move' },
  { keys: ['Enter'], does: 'keys.open' },
  { keys: ['[', ']'], does: 'keys.walk' },
  { keys: ['a'], does: 'keys.approve' },
  { keys: ['r'], does: 'keys.reject' },
  { keys: ['?'], does: 'keys.sheet' },
  { keys: ['Ctrl K'], does: 'keys.palette' },
];

type KeysDialogProps = {
  /** Keys of this queue beside those of every queue. */
  more?: readonly Key[];
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
};

/** The keys of the queue, and the switch that turns them off. */
export function KeysDialog({ more = [], isOn, onSwitch, onClose }: KeysDialogProps) {
  const t = useT();
  return (
    <Dialog
      size="s"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isSheetOnMobile={false}
      title={t('keys.title')}
      labels={{ close: t('shell.close') }}
    >
      <dl className="mb-5 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5 text-body">
        {[...common, ...more].map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd className="m-0 text-text-1">{t(does)}</dd>
          </div>
        ))}
      </dl>
      <Switch checked={isOn} onChange={(event) => onSwitch(event.target.checked)}>
        {t('keys.single')}
      </Switch>
    </Dialog>
  );
}
