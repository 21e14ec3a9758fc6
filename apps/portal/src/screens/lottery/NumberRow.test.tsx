// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NumberRow } from './NumberRow.tsx';

afterEach(cleanup);

test('a draw of PC28 from keno balls shows its three digits with their sum, and all twenty balls in rising order', () => {
  const numbers = [80, 79, 1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16, 31, 32, 33, 34, 35, 37];
  const { container } = render(<NumberRow family="kenoPc28" numbers={numbers} size="s" />);
  const [digits, balls] = [...container.firstElementChild!.children];
  expect(digits?.textContent).toBe('1+1+2= 4');
  expect([...balls!.children].map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['01', '02', '03', '04', '05', '06'],
    ['11', '12', '13', '14', '15', '16'],
    ['31', '32', '33', '34', '35', '37'],
    ['79', '80'],
  ]);
});
