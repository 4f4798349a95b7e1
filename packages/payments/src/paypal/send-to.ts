/** The part of an axios request that is read here; the library hands it over with its own address in it. */
interface Request {
  url?: string;
  method?: string;
  headers?: Iterable<[string, unknown]>;
  data?: string;
  timeout?: number;
}

/** An axios adapter that sends every request to `origin` instead of PayPal: the library has no setting for it. */
export function sendTo(origin: string) {
  return async (request: Request) => {
    const { pathname, search } = new URL(request.url ?? '');
    const answer = await fetch(`${origin}${pathname}${search}`, {
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
