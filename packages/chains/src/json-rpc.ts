const timeoutMs = 15_000;
const largestAnswerBytes = 64 * 1024 * 1024;

/** An error that the node itself answered. */
export class RpcError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export type Rpc = <T>(method: string, params?: unknown[]) => Promise<T>;

/** What carries a request; `fetch` by default. */
export type Send = (address: URL, init: RequestInit) => Promise<Response>;

/** JSON-RPC over HTTP; user and password stand in the address. Throws RpcError for the node's errors. */
export function jsonRpc(address: string, send: Send = fetch): Rpc {
  const url = new URL(address);
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  let asked = 0;
  return async <T>(method: string, params: unknown[] = []) => {
    const text = await inTime(async (signal) => {
      const answer = await send(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(credentials === ':' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: ++asked, method, params }),
        signal,
        redirect: 'error',
      });
      if (Number(answer.headers.get('content-length') ?? 0) > largestAnswerBytes) {
        await answer.body?.cancel();
        throw new Error(`the node's answer to ${method} is too large`);
      }
      const said = await answer.text();
      if (answer.status === 401 || answer.status === 403) throw new Error('the node refuses the user or password');
      return said;
    });
    const { result, error } = JSON.parse(text) as { result: T; error?: { code: number; message: string } | null };
    if (error) throw new RpcError(error.code, error.message);
    return result;
  };
}

/** Unlike a signal of `AbortSignal.timeout`, nothing goes off after the answer: a chain is asked many times a second. */
async function inTime<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const giveUp = () => late.abort(new Error(`the node did not answer within ${timeoutMs / 1_000} s`));
  const timer = setTimeout(giveUp, timeoutMs);
  try {
    return await ask(late.signal);
  } finally {
    clearTimeout(timer);
  }
}
