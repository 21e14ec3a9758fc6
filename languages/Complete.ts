import type account from './en/portal/account.json';
import type agent from './en/portal/agent.json';
import type chatArea from './en/portal/chat.json';
import type contracts from './en/portal/contracts.json';
import type error from './en/portal/error.json';
import type funds from './en/portal/funds.json';
import type gate from './en/portal/gate.json';
import type feedback from './en/portal/feedback.json';
import type games from './en/portal/games.json';
import type home from './en/portal/home.json';
import type info from './en/portal/info.json';
import type list from './en/portal/list.json';
import type lottery from './en/portal/lottery.json';
import type member from './en/portal/member.json';
import type missions from './en/portal/missions.json';
import type points from './en/portal/points.json';
import type promotions from './en/portal/promotions.json';
import type records from './en/portal/records.json';
import type safer from './en/portal/safer.json';
import type shell from './en/portal/shell.json';
import type support from './en/portal/support.json';
import type team from './en/portal/team.json';
import type theatre from './en/portal/theatre.json';
import type wallet from './en/portal/wallet.json';
import type chat from './en/chat.json';
import type console from './en/console.json';

/** The dictionaries of the pages, by the page that reads them; the console alone does not speak every language. */
export type English = {
  portal: {
    account: typeof account;
    agent: typeof agent;
    chat: typeof chatArea;
    contracts: typeof contracts;
    error: typeof error;
    funds: typeof funds;
    gate: typeof gate;
    feedback: typeof feedback;
    games: typeof games;
    home: typeof home;
    info: typeof info;
    list: typeof list;
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
  chat: typeof chat;
  console?: typeof console;
};

/** The words of a language. One that lacks a file, or a key that English has, does not compile. */
export type Complete<Given extends English> = Given;
