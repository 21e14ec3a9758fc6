import type { Fuzz } from './Fuzz.ts';
import type { FuzzOrder } from './FuzzGateway.ts';

/** Creates an event at the gateway and reports it once, repeatedly, late, out of order or not at all. */
export async function happen({ calls, gateway, draw, said, count }: Fuzz, kind: FuzzOrder['kind']): Promise<void> {
  const open = gateway.open(kind);
  const order = open[draw(Math.max(open.length, 1))];
  const bodies: string[] = [];
  if (order !== undefined) {
    const before = gateway.eventOf(order);
    order.status = draw(100) < 88 ? 'paid' : 'failed';
    const after = gateway.eventOf(order);
    const manner = draw(10);
    if (manner < 5) bodies.push(after);
    else if (manner < 7) bodies.push(after, after, after);
    else if (manner < 9) bodies.push(after, before);
  }
  const old = gateway.told[draw(Math.max(gateway.told.length, 1))];
  if (old !== undefined && draw(3) === 0) bodies.push(old.body);
  const reports = bodies.map(async (body) => {
    const { status, result } = await gateway.tell(calls, draw(9), body);
    const told = JSON.parse(body) as { orderId: string; kind: string; status: string };
    if (status === 200 && result === 'ok' && told.status === 'paid' && told.kind === 'payment') {
      said.paidIn.add(told.orderId);
    }
  });
  for (const one of await Promise.allSettled(reports)) if (one.status === 'fulfilled') count('reports');
}
