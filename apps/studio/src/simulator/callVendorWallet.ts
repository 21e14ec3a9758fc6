import { codecOf } from './dialects/codecOf.ts';
import type { VendorReply, Outgoing } from './dialects/VendorCodec.ts';
import type { Simulator, Wire } from './Simulator.ts';
import type { SimVendor } from './SimVendor.ts';

/** One call to the operator's wallet, with its response text; no response in time is the verdict `none`. */
export async function callVendorWallet(
  sim: Simulator,
  vendor: SimVendor,
  call: Outgoing,
): Promise<VendorReply & { text: string }> {
  const nothing = { verdict: 'none', httpStatus: 0, balance: undefined } as const;
  try {
    const wire = await sim.around(vendor, call, () => send(sim, vendor, call));
    if (wire === 'lost') return { ...nothing, word: 'no answer', text: '' };
    return { ...codecOf(vendor.dialect, vendor).readAnswer(wire.httpStatus, wire.text), text: wire.text };
  } catch (error) {
    return { ...nothing, word: (error as Error).message.slice(0, 200), text: '' };
  }
}

async function send({ walletDeadlineMs }: Simulator, { walletUrl }: SimVendor, call: Outgoing): Promise<Wire> {
  const response = await fetch(walletUrl + call.path, {
    method: 'POST',
    headers: call.headers,
    body: call.body.toString(),
    redirect: 'error',
    signal: AbortSignal.timeout(walletDeadlineMs),
  });
  return { httpStatus: response.status, text: await response.text() };
}
