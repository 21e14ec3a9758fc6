/** What the server says when it refuses a call, to be given to `answerByContract` as an answer. */
export function refused(code: string, status = 200): Response {
  return Response.json({ success: false, value: null, message: '', code }, { status });
}
