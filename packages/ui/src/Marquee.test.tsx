// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Marquee, roundMs } from './Marquee.tsx';
import { stubMotion } from './stubMotion.ts';

const labels = { region: 'Notices', pause: 'Pause', play: 'Run', previous: 'Previous', next: 'Next' };
const items = [
  { id: '1', content: 'First notice' },
  { id: '2', content: 'Second notice' },
];

beforeEach(() => {
  stubMotion(false);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(400);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('Marquee', () => {
  it('[CONST-17] moves two pixels per 85 milliseconds, whatever the length of the text', () => {
    expect(roundMs(2)).toBe(85);
    expect(roundMs(400)).toBe(17_000);
    const { container } = render(<Marquee items={items} labels={labels} />);
    expect(container.querySelector<HTMLElement>('[style]')?.style.animation).toContain('17000ms');
  });

  it('stops where it is when it is paused', () => {
    const { container } = render(<Marquee items={items} labels={labels} />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(container.querySelector<HTMLElement>('[style]')?.style.animationPlayState).toBe('paused');
    expect(screen.getByRole('button', { name: 'Run' })).toBeTruthy();
  });

  it('announces each notice once: the copy that closes the loop is hidden and inert', () => {
    render(<Marquee items={items} labels={labels} />);
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });

  it('stops under reduced motion and is paged by hand, wrapping around', () => {
    stubMotion(true);
    render(<Marquee items={items} labels={labels} />);
    expect(screen.getByText('First notice')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Second notice')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('First notice')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('Second notice')).toBeTruthy();
  });

  it('renders nothing without notices', () => {
    const { container } = render(<Marquee items={[]} labels={labels} />);
    expect(container.innerHTML).toBe('');
  });
});
