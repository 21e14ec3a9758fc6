import { StatusChip } from '@baize/ui/StatusChip';
import { useT } from '../../i18n/useT.ts';
import type { OperatorFeed } from './OperatorFeed.ts';

const KNOWN = [
  ...['accepted', 'same', 'waiting', 'signature_invalid', 'timestamp_outside_window', 'malformed', 'draw_unknown'],
  ...['draw_not_due', 'draw_void', 'event_conflict', 'proposal_waiting', 'result_invalid'],
] as const;
const HEARD: ReadonlySet<string> = new Set(['accepted', 'same']);

/** What a call was answered. */
export function FeedAnswer({ call: { answer } }: { call: OperatorFeed['calls'][number] }) {
  const t = useT();
  const known = KNOWN.find((one) => one === answer);
  return (
    <StatusChip tone={HEARD.has(answer) ? 'felt' : answer === 'waiting' ? 'amber' : 'cinnabar'}>
      {known === undefined ? answer : t(`lotteries.feed.answer.${known}`)}
    </StatusChip>
  );
}
