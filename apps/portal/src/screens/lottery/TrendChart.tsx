import type { OutputOf } from '@baize/contract';
import type { listOpenedNumbers } from '@baize/contract/lotteries/listOpenedNumbers';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/useT.ts';
import { heightOf, paintTrend, ROW, sizesOf } from './paintTrend.ts';
import type { TrendPlace } from './trendPlaces.ts';
import { trendRows } from './trendRows.ts';

interface TrendChartProps {
  place: TrendPlace;
  /** The latest first. */
  draws: OutputOf<typeof listOpenedNumbers>['content'];
  hasLines: boolean;
  hasMissed: boolean;
}

/**
 * Draws from above to below over the numbers of a place. A day has more of them than a canvas should hold: this one is as
 * large as its frame, stays in view, and shows the part that the frame is scrolled to. What it shows is summed up in the
 * table below it.
 */
export function TrendChart({ place, draws, hasLines, hasMissed }: TrendChartProps) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const rows = trendRows(place, draws);
  useEffect(() => {
    const [element, whole, box] = [canvas.current, sheet.current, frame.current];
    if (element === null || whole === null || box === null) return undefined;
    const draw = (): void => paintTrend(element, box, { marks: place.marks, rows, hasLines, hasMissed });
    const fit = (): void => {
      whole.style.width = `${sizesOf(box.clientWidth, place.marks.length).width}px`;
      /* Who looks at the latest draw goes on to the next one; who reads further up stays there. */
      if (isAtEnd.current) box.scrollTop = box.scrollHeight - box.clientHeight;
      draw();
    };
    const follow = (): void => {
      isAtEnd.current = box.scrollTop + box.clientHeight > box.scrollHeight - ROW;
      draw();
    };
    fit();
    box.addEventListener('scroll', follow, { passive: true });
    const sized = new ResizeObserver(fit);
    sized.observe(box);
    /* Colours are the theme's: another theme is another picture. */
    const themed = new MutationObserver(draw);
    themed.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'data-theme'] });
    return () => {
      box.removeEventListener('scroll', follow);
      sized.disconnect();
      themed.disconnect();
    };
  }, [place, rows, hasLines, hasMissed]);
  return (
    <div
      ref={frame}
      className="max-h-120 overflow-auto rounded-panel bg-bg-1 shadow-panel"
      tabIndex={0}
      role="region"
      aria-label={t('lottery.trend.chart')}
    >
      <div ref={sheet} style={{ height: heightOf(rows.length) }}>
        <canvas ref={canvas} aria-hidden="true" className="sticky top-0 left-0 block" />
      </div>
    </div>
  );
}
