/**
 * Failures of a connection that was never made: refused, no such host, no route, or no answer to the first packet. A reset or a
 * time-out of an exchange is none of them, since the provider may have heard us.
 */
const beforeSending: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether a failed `fetch` says that nothing was sent. Of several addresses of a host each has to do so. */
export function isNotSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isNotSent);
  if ('code' in error && beforeSending.has(error.code)) return true;
  return error.cause !== undefined && isNotSent(error.cause);
}
