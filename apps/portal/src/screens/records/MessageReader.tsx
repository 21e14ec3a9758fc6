import { Badge } from '@baize/ui/Badge';
import { Button } from '@baize/ui/Button';
import { Panel } from '@baize/ui/Panel';
import { useEffect, useRef } from 'react';
import { wallTime } from '../../businessDay.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { Message } from './Message.ts';

/** One message, as the text that it is. */
export function MessageReader({ message, onBack }: { message: Message; onBack: () => void }) {
  const t = useT();
  const { timeZone } = useBrand();
  const heading = useRef<HTMLHeadingElement>(null);
  /* Where the list gave way to the message, the focus goes along. */
  useEffect(() => heading.current?.focus(), [message.id]);
  return (
    <Panel className="sm:p-6">
      <Button tone="ghost" size="s" icon="back" onClick={onBack} className="mb-3 -ml-3">
        {t('member.message.back')}
      </Button>
      <p className="mb-2 flex flex-wrap items-center gap-2 text-cap text-text-3">
        <Badge tone={message.kind === 'finance' ? 'brass' : 'sky'}>{t(`member.message.kind.${message.kind}`)}</Badge>
        <span className="tabular-nums">{wallTime(Date.parse(message.createdAt), timeZone)}</span>
      </p>
      <h2 ref={heading} tabIndex={-1} className="text-h3 break-words text-text-1 outline-none">
        {message.title}
      </h2>
      <p className="mt-3 max-w-prose text-body break-words whitespace-pre-line text-text-2">{message.content}</p>
    </Panel>
  );
}
