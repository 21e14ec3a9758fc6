/** Topics of help articles; `agreement` holds the terms of use. */
export const helpTopics = [
  'agreement',
  'account',
  'money',
  'games',
  'fairness',
  'saferPlay',
  'install',
  'contact',
] as const;
