// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VerticalCarousel } from './VerticalCarousel.tsx';

afterEach(cleanup);

const show = (count: number) => {
  const items = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    content: <a href="/">{`Vendor ${at}`}</a>,
  }));
  render(<VerticalCarousel label="Vendors" items={items} slidePx={56} labels={{ previous: 'Up', next: 'Down' }} />);
  const list = screen.getByRole('list', { name: 'Vendors' });
  return { list, reachable: () => [...list.children].filter((row) => !row.hasAttribute('inert')).length };
};

describe('VerticalCarousel', () => {
  it('[CONST-09] shows seven slides, 19 px apart', () => {
    const { list, reachable } = show(8);
    expect(reachable()).toBe(7);
    expect(list.style.gap).toBe('19px');
    expect(list.parentElement?.style.height).toBe(`${7 * 56 + 6 * 19}px`);
  });

  it('[CONST-10] has arrows from the eighth slide on', () => {
    show(7);
    expect(screen.queryByRole('button', { name: 'Down' })).toBeNull();
    cleanup();
    show(8);
    expect(screen.getByRole('button', { name: 'Down' })).toBeTruthy();
  });

  it('[HOME-06] moves up and down, one slide at a time, and not past its ends', () => {
    const { list } = show(8);
    const down = screen.getByRole<HTMLButtonElement>('button', { name: 'Down' });
    const up = screen.getByRole<HTMLButtonElement>('button', { name: 'Up' });
    expect([up.disabled, down.disabled]).toEqual([true, false]);
    fireEvent.click(down);
    expect(list.style.transform).toBe('translateY(-75px)');
    expect([up.disabled, down.disabled]).toEqual([false, true]);
    fireEvent.click(up);
    expect(list.style.transform).toBe('translateY(0px)');
  });
});
