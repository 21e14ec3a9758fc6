// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

afterEach(cleanup);

describe('QrCode', () => {
  it('[CONST-07] gives each element a unique id of 32 characters', () => {
    render(
      <>
        <QrCode value="https://one.example" label="one" />
        <QrCode value="https://one.example" label="two" />
      </>,
    );
    const ids = screen.getAllByRole('img').map(({ id }) => id);
    expect(ids.map(({ length }) => length)).toEqual([32, 32]);
    expect(new Set(ids).size).toBe(2);
  });

  it('[CONST-08] is 200 px with a margin of 20 px and error correction level M', () => {
    const { container } = render(<QrCode value="https://apps.example/IOS" label="code" />);
    const frame = container.firstElementChild as HTMLElement;
    expect([frame.style.width, frame.style.height, frame.style.padding]).toEqual(['200px', '200px', '20px']);
    expect(screen.getByRole('img').getAttribute('width')).toBe('160');
    /* 24 bytes need version 2 at level M, 25 modules wide; at level L they would as well, at Q and H they need more. */
    expect(screen.getByRole('img').getAttribute('viewBox')).toBe('0 0 25 25');
    /* The two bits beside the corner name the level: for M both modules are light before the mask, which flips them. */
    expect(levelOf(container)).toBe('M');
  });
});

/** Reads the level from the format bits of the rendered code: the first two bits, under the standard's mask 10. */
function levelOf(container: HTMLElement): string | undefined {
  const path = [...container.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? '';
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+)[ ,](\d+)\s?h(\d+)v1H\d+z/g)) {
    for (let at = 0; at < Number(width); at += 1) dark.add(`${Number(x) + at},${y}`);
  }
  const bits = ['0,8', '1,8'].map((module) => (dark.has(module) ? 1 : 0));
  const level = [(bits[0] ?? 0) ^ 1, (bits[1] ?? 0) ^ 0].join('');
  return { '01': 'L', '00': 'M', '11': 'Q', '10': 'H' }[level];
}
