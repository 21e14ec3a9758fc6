import { createTransport } from 'nodemailer';
import { Fault } from './Fault.ts';
import type { Transport } from './OutboxDeps.ts';

const DEADLINE_MS = 10_000;

/**
 * Sends mail by any SMTP server; `url` is `smtp://` or `smtps://`, with credentials if required. Credentials go out over
 * TLS only: whoever sits between could take STARTTLS out of the server's greeting, and would be given the password.
 */
export function createMailer({ url, from }: { url: string; from: string }): Transport {
  const { hostname, username } = new URL(url);
  const transport = createTransport({
    url,
    requireTLS: username !== '',
    connectionTimeout: DEADLINE_MS,
    greetingTimeout: DEADLINE_MS,
    socketTimeout: DEADLINE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, recipient, subject, body }) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Fault('timeout', false)), DEADLINE_MS);
      });
      try {
        const sending = transport.sendMail({
          from,
          // As an object, the address is one mailbox whatever it contains; it is never parsed as a list.
          to: { name: '', address: recipient },
          subject,
          text: body,
          messageId: `<outbox-${id}@${hostname}>`,
        });
        await Promise.race([sending, late]);
      } catch (error) {
        throw faultOf(error);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => transport.close(),
  };
}

function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const { responseCode, code, message = '' } = error as { responseCode?: number; code?: string; message?: string };
  if (responseCode !== undefined) return new Fault(`smtp ${responseCode}`, responseCode >= 500 && code !== 'EAUTH');
  /* A connection that broke and one to a server that nobody vouches for have the same code; who reads it does not. */
  if (code === 'ESOCKET' && /certificate/i.test(message))
    return new Fault(`smtp certificate: ${message.slice(0, 120)}`, false);
  return new Fault(code === undefined ? 'smtp' : `smtp ${code.slice(0, 32)}`, false);
}
