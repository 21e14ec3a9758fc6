import { commonErrors, errorStatus, type ErrorCode, type Operation } from '@baize/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerOf, type Changes } from '../answerOf.ts';
import { pageText } from './pageText.ts';
import { press } from './press.ts';
import { seeText } from './seeText.ts';

type Text = string | RegExp;
type Act = () => void | Promise<void>;

/** What a screen shows in each of its four states, and which call decides on them. */
export type FourStates<Who> = {
  /** Who looks at it. */
  as?: Who;
  /** The call whose answer makes the screen. */
  asks: Operation;
  /** What the visitor does to make the screen ask, where it does not ask by itself. */
  begin?: Act;
  ready: { answer?: Changes; text: Text };
  /** There is nothing to show; a form shows what it misses. */
  empty: { answer?: Changes; text: Text; begin?: Act };
  /** What is said where the call fails, and how the visitor asks again. */
  failed: { text: Text; again?: Act };
  /** What is seen by who may not, or by whom the server refuses by name. */
  refused: { as: Who; text: Text } | { code: ErrorCode; text: Text };
};

/** Where screens are shown, and who answers them there. */
export type Stage<Who, Screen> = {
  /** Makes everything ready for one test of this screen, each call that nothing is said about being answered too. */
  open(screen: Screen): void | Promise<void>;
  /** What a call is answered with from here on. */
  say(operation: Operation, said: { value: unknown } | { code: ErrorCode; status: number }): void;
  show(href: string, as: Who | undefined): Promise<void>;
  timesAsked(operation: Operation): number;
  /** Asks anew, as screens do by themselves from time to time; an app that has it is held to what comes of it. */
  renew?(operation: Operation): Promise<void>;
  close(): void;
};

/** What no visitor should read: a value that was not there, written out. */
const slips = /\bundefined\b|\bNaN\b|\[object |Invalid Date/;

/** The refusals that this call can give. */
function refusalsOf({ errors, audience, isRealMoney }: Operation): readonly ErrorCode[] {
  const own = audience === 'public' ? [] : (['not_logged_in', 'not_allowed', 'password_change_needed'] as const);
  return [...commonErrors, ...errors, ...own, ...(isRealMoney === true ? (['in_need_true_account'] as const) : [])];
}

/**
 * Shows screens, by their addresses, ready, empty, failed and refused; every answer is made by the contract. What failed
 * and what was refused may look neither ready nor empty, what is there stays when it cannot be renewed, and nothing shows
 * what is not there.
 */
export function fourStates<Who, Screen extends FourStates<Who>>(
  screens: Readonly<Record<string, Screen>>,
  stage: Stage<Who, Screen>,
): void {
  afterEach(() => stage.close());
  describe.each(Object.entries(screens))('%s', (href, screen) => {
    const { as, asks, begin, ready, empty, failed, refused }: FourStates<Who> = screen;
    const answer = (changes: Changes | undefined, fill: 'rows' | 'nothing'): void =>
      stage.say(asks, { value: answerOf(asks, changes, fill) });
    const shows = (there: Text, ...notThere: readonly Text[]): void => {
      const page = pageText();
      expect(page).toMatch(there);
      for (const text of notThere) expect(page).not.toMatch(text);
      expect(page).not.toMatch(slips);
    };
    beforeEach(() => stage.open(screen));

    it('says that it could not be loaded, and is ready when it is asked for again', async () => {
      stage.say(asks, { code: 'unknown_error', status: 500 });
      await stage.show(href, as);
      await begin?.();
      await seeText(failed.text);
      shows(failed.text, ready.text, ...(stage.renew === undefined ? [] : [empty.text]));
      answer(ready.answer, 'rows');
      await (failed.again ?? (() => press('Try again')))();
      await seeText(ready.text);
    });

    const isRenewed = stage.renew !== undefined && asks.method === 'GET';
    it(isRenewed ? 'is ready, and keeps what it shows when that cannot be renewed' : 'is ready', async () => {
      answer(ready.answer, 'rows');
      await stage.show(href, as);
      await begin?.();
      await seeText(ready.text);
      expect(stage.timesAsked(asks), asks.id).toBeGreaterThan(0);
      shows(ready.text, failed.text);
      if (!isRenewed) return;
      stage.say(asks, { code: 'unknown_error', status: 500 });
      await stage.renew?.(asks);
      shows(ready.text);
    });

    it('says that there is nothing', async () => {
      answer(empty.answer, 'nothing');
      await stage.show(href, as);
      await (empty.begin ?? begin)?.();
      await seeText(empty.text);
      shows(empty.text, ready.text);
    });

    it('says who may not see it, or why not', async () => {
      answer(ready.answer, 'rows');
      if ('code' in refused) {
        const { code } = refused;
        expect(refusalsOf(asks), asks.id).toContain(code);
        stage.say(asks, { code, status: errorStatus[code] });
      }
      await stage.show(href, 'as' in refused ? refused.as : as);
      if ('code' in refused) await begin?.();
      await seeText(refused.text);
      shows(refused.text, ready.text, ...(stage.renew === undefined ? [] : [empty.text]));
    });
  });
}
