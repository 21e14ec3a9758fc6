import type account from '../dict/en/account.json';
import type agent from '../dict/en/agent.json';
import type chat from '../dict/en/chat.json';
import type contracts from '../dict/en/contracts.json';
import type error from '../dict/en/error.json';
import type funds from '../dict/en/funds.json';
import type gate from '../dict/en/gate.json';
import type feedback from '../dict/en/feedback.json';
import type games from '../dict/en/games.json';
import type home from '../dict/en/home.json';
import type info from '../dict/en/info.json';
import type lottery from '../dict/en/lottery.json';
import type member from '../dict/en/member.json';
import type missions from '../dict/en/missions.json';
import type points from '../dict/en/points.json';
import type promotions from '../dict/en/promotions.json';
import type records from '../dict/en/records.json';
import type safer from '../dict/en/safer.json';
import type shell from '../dict/en/shell.json';
import type support from '../dict/en/support.json';
import type team from '../dict/en/team.json';
import type theatre from '../dict/en/theatre.json';
import type wallet from '../dict/en/wallet.json';

type Words = {
  account: typeof account;
  agent: typeof agent;
  contracts: typeof contracts;
  chat: typeof chat;
  error: typeof error;
  funds: typeof funds;
  gate: typeof gate;
  feedback: typeof feedback;
  games: typeof games;
  home: typeof home;
  info: typeof info;
  lottery: typeof lottery;
  member: typeof member;
  missions: typeof missions;
  points: typeof points;
  promotions: typeof promotions;
  records: typeof records;
  safer: typeof safer;
  shell: typeof shell;
  support: typeof support;
  team: typeof team;
  theatre: typeof theatre;
  wallet: typeof wallet;
};

/** A part of the dictionaries that is loaded in one piece. */
export type WordArea = keyof Words;

/** The name of a text: `<area>.<key>`. A name without words does not compile. */
export type WordKey = { [Area in WordArea]: `${Area}.${keyof Words[Area] & string}` }[WordArea];
