import type { Send } from '../messages/send-through.ts';

/** The part of an axios request that is read here; the library hands it over with its own address in it. */
interface Request {
  url?: string;
  method?: string;
  headers?: Iterable<[string, unknown]>;
  data?: string;
  timeout?: number;
}

/** What belongs to no payment: the credentials, and the token that they are exchanged for. */
const tokenPath = '/v1/oauth2/token';

/** An axios adapter that sends by `send`, to `origin` instead of PayPal where there is one: the library has no setting for it. */
export function sendTo(origin: string | undefined, send: Send = fetch) {
  return async (request: Request) => {
    const address = new URL(request.url ?? '');
    const { pathname, search } = address;
    const sendIt = pathname === tokenPath ? fetch : send;
    const answer = await sendIt(`${origin ?? address.origin}${pathname}${search}`, {
      method: request.method?.toUpperCase() ?? 'GET',
      headers: [...(request.headers ?? [])].map(([name, value]) => [name, String(value)] as [string, string]),
      body: request.data ?? null,
      signal: AbortSignal.timeout(request.timeout || 10_000),
      redirect: 'error',
    });
    return {
      data: await answer.text(),
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      config: request,
    };
  };
}
