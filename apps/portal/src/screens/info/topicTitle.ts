import type { T } from '../../i18n/useT.ts';

const topics = ['agreement', 'account', 'money', 'games', 'fairness', 'saferPlay', 'install', 'contact'] as const;

/** The name of a topic of the help centre; one that this page does not know yet shows its own. */
export function topicTitle(t: T, topic: string): string {
  const known = topics.find((name) => name === topic);
  return known === undefined ? topic : t(`info.topic.${known}`);
}
