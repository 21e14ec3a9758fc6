// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown, formatSeconds } from './Countdown.tsx';

let serverMs = 0;

function pass(seconds: number) {
  for (let at = 0; at < seconds; at += 1) {
    serverMs += 1000;
    act(() => vi.advanceTimersByTime(1000));
  }
}

beforeEach(() => {
  serverMs = 1_000_000;
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Countdown', () => {
  it('counts by the given time source, not by the device clock', () => {
    render(<Countdown endsAtMs={1_042_000} nowMs={() => serverMs} />);
    expect(screen.getByRole('timer').textContent).toBe('00:42');
    serverMs += 10_000;
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('timer').textContent).toBe('00:32');
  });

  it('announces at 60, 30 and 10 seconds only', () => {
    render(<Countdown endsAtMs={1_062_000} nowMs={() => serverMs} announce={(seconds) => `${seconds} seconds left`} />);
    expect(screen.getByRole('status').textContent).toBe('');
    pass(2);
    expect(screen.getByRole('status').textContent).toBe('60 seconds left');
    pass(29);
    expect(screen.getByRole('status').textContent).toBe('60 seconds left');
    pass(1);
    expect(screen.getByRole('status').textContent).toBe('30 seconds left');
    pass(20);
    expect(screen.getByRole('status').textContent).toBe('10 seconds left');
  });

  it('fires its end once, at zero, and stays there', () => {
    const onEnd = vi.fn();
    render(<Countdown endsAtMs={1_003_000} nowMs={() => serverMs} onEnd={onEnd} />);
    pass(10);
    expect(screen.getByRole('timer').textContent).toBe('00:00');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('restarts for a new end', () => {
    const { rerender } = render(<Countdown endsAtMs={1_001_000} nowMs={() => serverMs} />);
    pass(2);
    rerender(<Countdown endsAtMs={1_062_000} nowMs={() => serverMs} />);
    expect(screen.getByRole('timer').textContent).toBe('01:00');
  });

  it('shows hours only when there are any', () => {
    expect(formatSeconds(59)).toBe('00:59');
    expect(formatSeconds(3600)).toBe('01:00:00');
  });
});
