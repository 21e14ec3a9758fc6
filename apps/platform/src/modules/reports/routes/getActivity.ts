import { getActivity as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ReportsDeps } from '../ReportsDeps.ts';
import { readHour } from '../store.ts';

/** Rows per list of the overview. */
const LATEST = 8;

export const getActivity = ({ pool, facts }: ReportsDeps): Route =>
  implement(operation, async ({ brand }) => {
    const [hourNow, hours, rounds, signIns] = await Promise.all([
      readHour(pool, brand.timeZone),
      facts.hours(brand.id, brand.currency, brand.timeZone),
      facts.latestRounds(brand.id, LATEST),
      facts.latestSignIns(brand.id, LATEST),
    ]);
    const shown = (isToday: boolean) =>
      hours
        .filter((hour) => hour.isToday === isToday)
        .map(({ hour, rounds: count, bet, win }) => ({ hour, rounds: count, bet, grossResult: bet - win }));
    return {
      currency: brand.currency,
      hourNow,
      today: shown(true),
      yesterday: shown(false),
      rounds: rounds.map(({ id, memberId, account, face, currency, bet, win, adjusted, status, startedAt }) => ({
        ...{ id: String(id), memberId: String(memberId), account, vendorName: face.vendorName, gameName: face.name },
        ...{ currency, bet, net: win + adjusted - bet, status, startedAt: startedAt.toISOString() },
      })),
      signIns: signIns.map(({ memberId, account, type, at, isLive }) => ({
        ...{ memberId: String(memberId), account, type, at: at.toISOString(), isLive },
      })),
    };
  });
