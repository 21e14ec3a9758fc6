import type { Gateway } from './Gateway.ts';
import { reportOrder } from './reportOrder.ts';
import { signPay } from './signPay.ts';
import { claimReports, endOrder, finishReport, takeDueEnds, type PayReport } from './store.ts';

/** Ends due payouts and sends due reports. Returns how many were sent. */
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

/** A report is delivered once the merchant answers with the acknowledgement; until then it is retried. */
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
