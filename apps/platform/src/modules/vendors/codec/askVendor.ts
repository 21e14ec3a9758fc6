import * as z from 'zod/mini';
import { readLimited } from '#kit/readLimited.ts';
import { answerLimit } from '../answerLimit.ts';
import { SupplierError } from '../SupplierError.ts';

/** A call in the form the vendor expects; GET without a body. */
export type VendorCall = Readonly<{
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Verifies the signature of the answer, in dialects that sign answers. */
  isFromVendor?(text: string, header: (name: string) => string): boolean;
}>;

/**
 * Makes one call to a vendor: resolves with an answer of this schema within the time-out, or rejects. `what` names it
 * in the log, `read` parses the text of the answer.
 */
export async function askVendor<Shape extends z.ZodMiniType>(
  what: string,
  call: VendorCall,
  shape: Shape,
  deadlineMs: number,
  read: (text: string) => unknown = JSON.parse,
): Promise<z.output<Shape>> {
  const text = await askText(what, call, deadlineMs);
  try {
    return z.parse(shape, read(text));
  } catch (error) {
    throw unusable(what, error);
  }
}

/** The same for what is answered in no JSON. */
export async function askText(
  what: string,
  { url, headers = {}, body, isFromVendor }: VendorCall,
  deadlineMs: number,
): Promise<string> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new SupplierError(`${what} answered ${response.status}`, { status: response.status });
    }
    const text = await readLimited(response, answerLimit);
    if (isFromVendor?.(text, (name) => response.headers.get(name) ?? '') === false) {
      throw new SupplierError(`${what} was answered by somebody else`);
    }
    return text;
  } catch (error) {
    if (error instanceof SupplierError) throw error;
    throw unusable(what, error);
  }
}

function unusable(what: string, error: unknown): SupplierError {
  return new SupplierError(`${what} gave no usable answer: ${(error as Error).message}`.slice(0, 500), {
    cause: error,
  });
}
