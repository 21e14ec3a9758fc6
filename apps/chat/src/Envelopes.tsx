import type { Envelope } from './ChatState.ts';
import { EnvelopeCard } from './EnvelopeCard.tsx';
import type { Language } from '@baize/contract/languages';
import { words } from './words.ts';

type Props = {
  envelopes: readonly Envelope[];
  language: Language;
  isOnline: boolean;
  onOpen(id: string): Promise<string>;
  nowMs(): number;
};

/** The red envelopes of a room, above the messages, so that talk never pushes them out of view. */
export function Envelopes({ envelopes, ...card }: Props) {
  if (envelopes.length === 0) return null;
  return (
    <section
      aria-label={words(card.language)('envelopes')}
      className="max-h-64 overflow-y-auto border-b border-line-1 p-2"
    >
      <ul className="flex flex-col gap-2">
        {envelopes.map((envelope) => (
          <EnvelopeCard key={envelope.id} envelope={envelope} {...card} />
        ))}
      </ul>
    </section>
  );
}
