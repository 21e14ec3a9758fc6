// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';
import { stubMotion } from './stubMotion.ts';

const labels = {
  carousel: 'Campaigns',
  carouselRole: 'carousel',
  slideRole: 'slide',
  slide: (index: number, total: number) => `${index} of ${total}`,
  goTo: (index: number) => `Go to ${index}`,
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Run',
};
const slides = ['one', 'two', 'three'].map((id) => ({ id, content: <a href={`#${id}`}>{id}</a> }));

const current = () =>
  screen.getAllByRole('button', { name: /^Go to/ }).findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  stubMotion(false);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Carousel', () => {
  it('[BANNER-01] advances every five seconds and wraps around', () => {
    render(<Carousel slides={slides} labels={labels} />);
    pass(4999);
    expect(current()).toBe(0);
    pass(1);
    expect(current()).toBe(1);
    pass(5000);
    expect(current()).toBe(2);
    pass(5000);
    expect(current()).toBe(0);
  });

  it('[BANNER-01] [BANNER-03] shows arrows and advances by itself only with more than one slide', () => {
    const { container, rerender } = render(<Carousel slides={slides.slice(0, 1)} labels={labels} />);
    expect(screen.queryByRole('button')).toBeNull();
    const track = container.querySelector('[aria-live]') as HTMLElement;
    pass(30_000);
    expect(track.scrollLeft).toBe(0);
    rerender(<Carousel slides={slides.slice(0, 2)} labels={labels} />);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  });

  it('[BANNER-02] animates a slide change for one second', () => {
    const { container } = render(<Carousel slides={slides} labels={labels} />);
    const track = container.querySelector('[aria-live]') as HTMLElement;
    Object.defineProperty(track, 'clientWidth', { value: 1000 });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    pass(500);
    expect(track.scrollLeft).toBeGreaterThan(0);
    expect(track.scrollLeft).toBeLessThan(1000);
    pass(460);
    expect(track.scrollLeft).toBeLessThan(1000);
    pass(60);
    expect(track.scrollLeft).toBe(1000);
  });

  it('stops while paused and resumes on request', () => {
    render(<Carousel slides={slides} labels={labels} />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(30_000);
    expect(current()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Run' }));
    pass(5000);
    expect(current()).toBe(1);
  });

  it('puts the pause button first in the tab order and announces itself as a carousel', () => {
    const { container } = render(<Carousel slides={slides} labels={labels} />);
    expect(container.querySelector('button, a')?.getAttribute('aria-label')).toBe('Pause');
    expect(screen.getByRole('region', { name: 'Campaigns' }).getAttribute('aria-roledescription')).toBe('carousel');
  });

  it('does not advance while it contains the focus', () => {
    render(<Carousel slides={slides} labels={labels} />);
    act(() => screen.getByRole('button', { name: 'Next' }).focus());
    pass(20_000);
    expect(current()).toBe(0);
  });

  it('never advances by itself under reduced motion, and has no pause button then', () => {
    stubMotion(true);
    render(<Carousel slides={slides} labels={labels} />);
    pass(30_000);
    expect(current()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(current()).toBe(1);
  });

  it('makes links of hidden slides unfocusable', () => {
    const { container } = render(<Carousel slides={slides} labels={labels} />);
    const inert = [...container.querySelectorAll('[aria-roledescription="slide"]')].map((slide) =>
      slide.hasAttribute('inert'),
    );
    expect(inert).toEqual([false, true, true]);
  });
});
