/** Public URLs. */
export const guestsPages = [
  ...['/', '/rng', '/sports', '/live', '/fish', '/pvp', '/esports', '/lott', '/elott', '/promotions', '/join', '/down'],
  ...['/help', '/helpmc', '/terms', '/drawCheck', '/agent', '/login', '/register', '/invite?referralCode=nobody'],
  ...['/forgetPassword', '/no/such/page'],
];

/** URLs for members, or that look different to them. */
export const membersPages = [
  ...[
    ...['securityCenter', 'transferFund', 'depositv2', 'withdraw', 'transferUpline', 'personalHistoryCopy'],
    ...['transactionHistory', 'personalProfit', 'bonusDetails', 'rewardCenter', 'referral', 'missionLeaderboard'],
    ...['messageV2', 'manualRebate', 'saferPlay'],
  ].map((page) => `/member?page=${page}`),
  ...[
    '/',
    '/rng',
    '/pointMall',
    '/lottery',
    '/lottery?gameCode=lhc-10',
    '/vnLottery?gameCode=vn-mb',
    '/changePassword',
  ],
];

/** URLs of the agent centre. */
export const agentsPages = [
  ...['agentAnnouncement', 'agentTeamOverview', 'registerCenter', 'downlineManagmentView', 'personalHistoryCopy'],
  ...['palStatementsAgentCopy', 'agentRevenueReport', 'agentDownlineTransactionDetailsCopy'],
  ...['agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary'],
].map((page) => `/agentHome?page=${page}`);
