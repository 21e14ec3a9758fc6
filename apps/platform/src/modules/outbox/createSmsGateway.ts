import { Fault } from './Fault.ts';
import type { Transport } from './OutboxDeps.ts';

const DEADLINE_MS = 10_000;

/**
 * Sends text messages through a gateway that accepts `POST {to, text, id}` as JSON with a bearer key and answers 2xx
 * once accepted. The id is the message's own, so that the gateway can deduplicate retries.
 */
export function createSmsGateway({ url, key }: { url: string; key: string | undefined }): Transport {
  return {
    async send({ id, recipient, body }) {
      let status: number;
      try {
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(DEADLINE_MS),
          headers: {
            'content-type': 'application/json',
            ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ to: recipient, text: body, id: String(id) }),
        });
        status = response.status;
        await response.body?.cancel();
      } catch (error) {
        throw new Fault((error as Error).name === 'TimeoutError' ? 'timeout' : 'network', false);
      }
      if (status >= 200 && status < 300) return;
      throw new Fault(`http ${status}`, status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status));
    },
  };
}
