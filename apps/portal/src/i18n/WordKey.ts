import type account from '../dict/en/account.json';
import type error from '../dict/en/error.json';
import type games from '../dict/en/games.json';
import type home from '../dict/en/home.json';
import type records from '../dict/en/records.json';
import type shell from '../dict/en/shell.json';
import type theatre from '../dict/en/theatre.json';
import type wallet from '../dict/en/wallet.json';

type Words = {
  account: typeof account;
  error: typeof error;
  games: typeof games;
  home: typeof home;
  records: typeof records;
  shell: typeof shell;
  theatre: typeof theatre;
  wallet: typeof wallet;
};

/** A part of the dictionaries that is loaded in one piece. */
export type WordArea = keyof Words;

/** The name of a text: `<area>.<key>`. A name without words does not compile. */
export type WordKey = { [Area in WordArea]: `${Area}.${keyof Words[Area] & string}` }[WordArea];
