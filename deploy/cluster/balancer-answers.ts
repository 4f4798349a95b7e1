import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@fairhouse/contract';
import { en } from '../../apps/api/src/http/messages/en.ts';
import { es } from '../../apps/api/src/http/messages/es.ts';
import { fil } from '../../apps/api/src/http/messages/fil.ts';
import { pt } from '../../apps/api/src/http/messages/pt.ts';
import { studioErrors } from '../../apps/studio/src/server/answers.ts';

/** What the balancer says itself, in the words of anyone who it stands before: it cannot know the language, so it says all. */
export function balancerAnswers(): Record<string, string> {
  const api = (name: 'unavailable' | 'outcomeUnknown') =>
    json({
      error: errorCodes[name],
      message: [en, fil, pt, es].map((sentences) => sentences[name]).join(' / '),
      data: null,
    });
  return {
    'wallet-lost.http': json({ status: 'UNKNOWN' }),
    'wallet-away.http': json({ status: 'UNKNOWN' }),
    'api-lost.http': api('outcomeUnknown'),
    'api-away.http': api('unavailable'),
    'studio-away.http': json({ ok: false, error: { code: 'UNAVAILABLE', message: studioErrors.UNAVAILABLE[1] } }),
    'page-away.http': answer('text/html; charset=utf-8', page),
  };
}

export function writeBalancerAnswers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(balancerAnswers())) writeFileSync(join(folder, name), text);
}

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="5">
<title>One moment, please</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;background:#14181b;color:#f2efe8}main{max-width:34rem;padding:2rem}h1{font-size:1.5rem;margin:0 0 .5rem}</style>
<main><h1>One moment, please</h1>
<p>We cannot answer just now. Your money and your rounds are safe. This page looks again by itself in five seconds.</p>
<p lang="fil">Hindi kami makasagot sa ngayon. Ligtas ang iyong pera at mga laro. Kusang titingin muli ang pahinang ito pagkaraan ng limang segundo.</p>
<p lang="pt">Não conseguimos responder agora. Seu dinheiro e suas rodadas estão seguros. Esta página tenta de novo sozinha em cinco segundos.</p>
<p lang="es">No podemos responder ahora. Tu dinero y tus rondas están a salvo. Esta página intenta de nuevo sola en cinco segundos.</p></main>
</html>
`;

const json = (body: object) => answer('application/json; charset=utf-8', JSON.stringify(body));

/** 503 for what HAProxy would call 502 or 504 too: to anyone who asked it is the same, come back. */
function answer(type: string, body: string): string {
  const head = [
    'HTTP/1.1 503 Service Unavailable',
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'retry-after: 1',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
