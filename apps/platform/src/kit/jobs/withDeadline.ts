/** Awaits work with a time-out, which aborts its signal. Throws once it is exceeded. */
export async function withDeadline<Result>(
  deadlineMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`not done within ${deadlineMs / 1_000} s`);
      late.abort(error);
      reject(error);
    }, deadlineMs);
  });
  try {
    return await Promise.race([work(late.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
