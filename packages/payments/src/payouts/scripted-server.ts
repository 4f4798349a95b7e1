import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}
export type Said = [status: number, body: unknown] | 'silence';

export interface ScriptedServer {
  origin: string;
  /** Every request so far but those for access tokens. */
  asked: Asked[];
  close(): void;
}

/** A provider that says what a test tells it to, by `METHOD /path` or `METHOD /path?cursor=…`; tests only. */
export async function startScriptedServer(answers: Record<string, Said>): Promise<ScriptedServer> {
  const asked: Asked[] = [];
  const server = createServer(async (message, response) => {
    let body = '';
    for await (const chunk of message) body += chunk;
    const { pathname: path, searchParams: query } = new URL(message.url ?? '', 'http://server');
    const isToken = path === '/v1/oauth2/token';
    const token: Said = [200, { access_token: 't', token_type: 'Bearer', expires_in: 1_000 }];
    const name = `${message.method} ${path}`;
    const answer =
      answers[query.has('cursor') ? `${name}?cursor=${query.get('cursor')}` : name] ?? (isToken ? token : [404, {}]);
    if (!isToken) asked.push({ method: message.method ?? '', path, query, headers: message.headers, body });
    if (answer === 'silence') return;
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
