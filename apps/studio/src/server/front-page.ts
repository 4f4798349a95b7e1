import { randomBytes } from 'node:crypto';
import { games } from '@fairhouse/games';
import type { FastifyInstance } from 'fastify';

export interface FrontPageOptions {
  casinoOrigin: string;
  pagePolicy: (styleNonce: string) => string;
}

/** For whoever opens the studio's own address: what this is, which games there are, and the way to the casino. */
export async function frontPage(app: FastifyInstance, { casinoOrigin, pagePolicy }: FrontPageOptions): Promise<void> {
  app.get('/', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page(casinoOrigin, nonce));
  });
}

/** Nothing of a request stands in it: only our own words, and the casino's address from the settings. */
function page(casinoOrigin: string, nonce: string): string {
  const rows = games
    .map(({ code, name, declared }) => {
      const figure = `<td>${declared.return} %</td><td><a href="/games/${code}">Figures</a></td>`;
      return `<tr><th scope="row">${name}</th>${figure}</tr>`;
    })
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Game studio</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>The game studio</h1>
<p>Here our games are decided, each round from a seed that was committed beforehand. They are opened from the casino.</p>
<p><a class="way" href="${casinoOrigin}">To the casino</a></p>
<table><caption>Games</caption><thead><tr><th scope="col">Game</th><th scope="col">Return to player</th>
<th scope="col">Everything about it</th></tr></thead><tbody>${rows}</tbody></table></main></body></html>`;
}

const style = `html{background:#0c1512;color:#f3ecdd;font:18px/1.5 Georgia,serif}body{margin:0}
main{max-width:34em;margin:0 auto;padding:12vh 1.25em}h1{font-weight:400;font-size:2em;margin:0 0 .5em}
a{color:#e2c27a}a.way{display:inline-block;padding:.6em 1.2em;border:1px solid #e2c27a;border-radius:.4em;text-decoration:none}
a:focus-visible{outline:2px solid #f3ecdd;outline-offset:3px}table{width:100%;margin-top:2em;border-collapse:collapse}
caption{text-align:left;font-size:1.2em;padding-bottom:.4em}th,td{text-align:left;font-weight:400;padding:.5em .5em .5em 0;
border-bottom:1px solid #2c3b35}thead th{color:#b9b3a4;font-size:.85em}td{font-variant-numeric:tabular-nums}`;
