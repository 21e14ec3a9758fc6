import { fourStates, type FourStates } from '@baize/testkit/screens/fourStates';
import { act } from '@testing-library/react';
import { expect } from 'vitest';
import en from '../../../../languages/en/console.json';
import { closeConsole } from './closeConsole.ts';
import { opsServer, type Known, type OpsServer } from './opsServer.ts';
import { showConsole, type ShownConsole, type Visitor } from './showConsole.tsx';

type Whole = FourStates<Visitor>;

/** What a screen shows in each of its four states; what fails and what is refused is said everywhere alike. */
export type ScreenStates = Omit<Whole, 'failed' | 'refused'> &
  Partial<Pick<Whole, 'failed' | 'refused'>> & {
    /** What else is answered while the screen is shown. */
    around?: readonly Known[];
  };

const usual: Pick<Whole, 'failed' | 'refused'> = {
  failed: { text: en['shell.readFailed'] },
  refused: { code: 'not_allowed', text: en['error.not_allowed'] },
};

/** Shows screens of the console, by their addresses, ready, empty, failed and refused; every answer is made by the contract. */
export function screenStates(screens: Readonly<Record<string, ScreenStates>>): void {
  let server: OpsServer;
  let shown: ShownConsole | undefined;
  const whole = Object.entries(screens).map(([href, screen]) => [href, { ...usual, ...screen }] as const);
  fourStates<Visitor, Whole & ScreenStates>(Object.fromEntries(whole), {
    open({ around = [] }) {
      server = opsServer(...around);
    },
    say: (operation, said) => server.say(operation, said),
    async show(href, as) {
      shown = await showConsole(href, as);
    },
    timesAsked: (operation) => server.inputsOf(operation).length,
    async renew(operation) {
      const before = server.inputsOf(operation).length;
      await act(async () => shown?.queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }));
      expect(server.inputsOf(operation).length, operation.id).toBeGreaterThan(before);
    },
    close: closeConsole,
  });
}
