import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { folderOf } from '@baize/contract/folderOf';
import type { LanguageFolder } from '@baize/contract/languages';
import { StudioError } from '../StudioError.ts';
import type { Gateway } from './Gateway.ts';
import type { PayOrder } from './PayOrder.ts';
import { payPage } from './payPage.ts';
import { manners, reportOrder, type Manner } from './reportOrder.ts';
import { sendDueReports } from './sendDueReports.ts';
import { endOrder, findById } from './store.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Where = { Params: { id: string }; Querystring: { lang?: unknown } };

/** The language in the query, or else the browser's. */
const wishOf = ({ query, headers }: FastifyRequest<Where>): unknown => query.lang ?? headers['accept-language'];

/** Where a member pays: the page of an order, and the button that simulates the member's bank. */
export async function payRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );

    scope.get<Where>('/pay/:id', async (request, reply) =>
      show(reply, await orderOf(request.params.id), folderOf(wishOf(request))),
    );

    scope.post<Where>('/pay/:id', async (request, reply) => {
      const order = await orderOf(request.params.id);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const outcome = form.get('outcome');
      if (outcome !== 'paid' && outcome !== 'failed') throw new StudioError('badRequest', 'The form says nothing.');
      const manner: Manner = manners.find((known) => known === form.get('manner')) ?? 'prompt';
      const isOver = order.expiresAt !== null && order.expiresAt <= gateway.clock();
      const ended = isOver ? undefined : await endOrder(gateway.pool, order.id, outcome);
      if (ended) {
        await reportOrder(gateway, gateway.pool, ended, manner);
        // Due reports are sent before the member is redirected; unacknowledged ones are retried by the queue.
        await sendDueReports(gateway).catch((error: unknown) => gateway.log.error(error, 'reports of payments'));
      }
      return show(reply, await orderOf(order.id), folderOf(wishOf(request)));
    });
  });

  async function orderOf(id: string): Promise<PayOrder> {
    const order = uuid.test(id) ? await findById(gateway.pool, id) : undefined;
    if (order?.kind !== 'payment') throw new StudioError('orderUnknown', 'There is no such payment.');
    return order;
  }

  function show(reply: FastifyReply, order: PayOrder, language: LanguageFolder): FastifyReply {
    const isOver = order.status === 'open' && order.expiresAt !== null && order.expiresAt <= gateway.clock();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(payPage({ order, isOver, language }));
  }
}
