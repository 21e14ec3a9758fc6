import type { Gateway } from './Gateway.ts';
import { reportOrder } from './reportOrder.ts';
import { signPay } from './signPay.ts';
import { claimReports, endOrder, finishReport, takeDueEnds, type PayReport } from './store.ts';

/** Ends the payouts whose time has come and sends what merchants are to be told. Returns how many reports went out. */
export async function sendDueReports(gateway: Gateway): Promise<number> {
  const { pool, clock } = gateway;
  for (const { payId: id, status } of await takeDueEnds(pool, clock())) {
    const ended = await endOrder(pool, id, status);
    if (ended) await reportOrder(gateway, pool, ended, 'prompt');
  }
  const due = await claimReports(pool, clock(), 50);
  const sent = await Promise.all(due.map((report) => send(gateway, report)));
  return sent.filter(Boolean).length;
}

/** A report counts as delivered once the merchant has answered it with a word of its own; until then it is sent again. */
async function send({ merchants, pool, clock, reportDeadlineMs, log }: Gateway, report: PayReport): Promise<boolean> {
  const merchant = merchants.find(({ id }) => id === report.merchant);
  if (!merchant) return false;
  const timestamp = String(Math.floor(clock().getTime() / 1000));
  const path = new URL(merchant.reportUrl).pathname;
  try {
    const response = await fetch(merchant.reportUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-pay-timestamp': timestamp,
        'x-pay-signature': signPay(merchant.secret, timestamp, path, report.body),
      },
      body: report.body,
      redirect: 'error',
      signal: AbortSignal.timeout(reportDeadlineMs),
    });
    await response.body?.cancel();
    if (response.status !== 200) return false;
    await finishReport(pool, report.id, clock());
    return true;
  } catch (error) {
    log.info({ report: report.id, fault: (error as Error).message }, 'a report was not heard');
    return false;
  }
}
