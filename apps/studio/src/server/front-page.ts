import { randomBytes } from 'node:crypto';
import { gameOf, games } from '@fairhouse/games';
import {
  advertisedWin,
  figureText,
  oddsText,
  percentRange,
  percentText,
  type SheetDoubleUp,
  type SheetMode,
  type SheetPot,
  type SheetShare,
  sheetOf,
  shownOdds,
} from '@fairhouse/games/sheets';
import type { PublishedChains } from '@fairhouse/live';
import { amountOf, type Currency, formatAmount } from '@fairhouse/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from './answers.ts';
import { chainPart } from './live/chain-part.ts';
import type { SheetTexts } from './sheet-texts/en.ts';
import { sheetTextsOf } from './sheet-texts.ts';

export interface FrontPageOptions {
  casinoOrigin: string;
  pagePolicy: (styleNonce: string) => string;
  chains: PublishedChains;
}

/** For anyone who opens the studio's own address: what this is, which games there are with their figures, and the way to the casino. */
export async function frontPage(
  app: FastifyInstance,
  { casinoOrigin, pagePolicy, chains }: FrontPageOptions,
): Promise<void> {
  const show = (reply: FastifyReply, page: (nonce: string) => string) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page(nonce));
  };

  app.get<{ Querystring: { lang?: string } }>('/', async ({ query }, reply) => {
    const t = sheetTextsOf(query.lang);
    return show(reply, (nonce) => document(t, t.studio, nonce, listOf(t, casinoOrigin)));
  });

  app.get<{ Params: { code: string }; Querystring: { lang?: string } }>(
    '/sheets/:code',
    async ({ params, query }, reply) => {
      const t = sheetTextsOf(query.lang);
      const game = gameOf(params.code);
      if (!game) return refuse(reply, 'NO_SUCH_PAGE');
      const own = game.live && (await chains.read()).filter(({ table }) => table === game.code);
      return show(reply, (nonce) =>
        document(t, game.name, nonce, sheetPage(t, game.code, own ? chainPart(t, own) : '', casinoOrigin)),
      );
    },
  );
}

/** Nothing of a request stands in it: only our own words, and the casino's address from the settings. */
function document(t: SheetTexts, title: string, nonce: string, content: string): string {
  return `<!doctype html><html lang="${t.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style nonce="${nonce}">${style}</style></head><body><main>${content}</main></body></html>`;
}

function listOf(t: SheetTexts, casinoOrigin: string): string {
  const rows = games.map((game): Row => {
    const { modes } = sheetOf(game);
    const link = `<a href="/sheets/${game.code}?lang=${t.language}">${game.name}</a>`;
    const inText = (least: string, most: string) => (least === most ? least : `${least} – ${most}`);
    const over = (figure: SheetShare) => {
      const range = percentRange(modes, figure);
      return range ? digits(t, `${inText(...range)} %`) : t.notCounted;
    };
    const deviations = modes.map((mode) => mode.deviation);
    const cells = [
      over('return'),
      over('hitRate'),
      over('profitRate'),
      digits(t, inText(Math.min(...deviations).toFixed(2), Math.max(...deviations).toFixed(2))),
      timesText(t, advertisedWin(modes)),
    ];
    return [link, cells];
  });
  return `<h1>${t.studio}</h1><p>${t.about}</p><p><a class="way" href="${casinoOrigin}">${t.toCasino}</a></p>
<p><a href="${casinoOrigin}/#/fair">${t.toFairness}</a></p>
${table(t.games, [t.game, t.return, t.hitRate, t.profitRate, t.deviation, t.largestWin], rows)}<p class="small">${t.explained}</p>`;
}

function sheetPage(t: SheetTexts, code: string, ofTable: string, casinoOrigin: string): string {
  const game = gameOf(code)!;
  const { modes, pot, doubleUp, ofOneBet } = sheetOf(game);
  const rows = modes.map((mode): Row => {
    const cells = [
      digits(t, `${percentText(mode.return)} %`),
      rateText(t, mode, 'hitRate'),
      rateText(t, mode, 'profitRate'),
      digits(t, mode.deviation.toFixed(2)),
      timesText(t, advertisedWin([mode])),
      oddsOf(t, mode),
    ];
    return [mode.mode?.[t.language] ?? t.everyRound, cells];
  });
  return `<p><a href="/?lang=${t.language}">${t.games}</a></p><h1>${game.name}</h1>
<p>${game.words[t.language].returns}</p>
${table(t.sheet, [t.choice, t.return, t.hitRate, t.profitRate, t.deviation, t.largestWin, t.odds], rows)}
${pot ? potPart(t, pot) : ''}${doubleUp ? doubleUpPart(t, doubleUp) : ''}<p class="small">${t.explained}</p>
${ofOneBet ? `<p class="small">${t.ofOneBet}</p>` : ''}${game.kind === 'blackjack' ? `<p class="small">${t.ofShoe}</p>` : ''}${ofTable}<p class="small">${t.rulesHash} <code>${game.definitionHash}</code><br>
<a href="/games/${code}">${t.rules}</a></p>
<p><a href="${casinoOrigin}/#/fair">${t.toFairness}</a></p>`;
}

/** What of the return comes by the pot, and in each currency what it begins with, holds, and how often it falls. */
function potPart(t: SheetTexts, { reels, paidIn, begun, rules }: SheetPot): string {
  const rows = Object.keys(rules.chances).map((code): Row => {
    const currency = code as Currency;
    const chances = rules.chances[code]!;
    // A round amount of an ordinary stake.
    const stake = 10 ** Math.floor(Math.log10(chances / 100_000));
    const inText = (minor: number) => formatAmount(amountOf(currency, BigInt(minor)), t.language);
    const cells = [
      inText(rules.start[code]!),
      inText(rules.most[code]!),
      t.perStake(inText(stake), digits(t, oddsText(chances / stake))),
    ];
    return [currency, cells];
  });
  return `${table(t.pot, [t.currency, t.potStart, t.potMost, t.potOdds], rows)}
<p class="small">${t.potExplained(...([reels, paidIn, begun].map((one) => digits(t, one.toFixed(2))) as [string, string, string]))}</p>`;
}

function doubleUpPart(t: SheetTexts, { tries, largestWin, ...figures }: SheetDoubleUp): string {
  const { return: mean, hitRate, profitRate, deviation } = figures;
  const percents = [mean, hitRate, profitRate].map((share) => digits(t, `${percentText(share)} %`));
  const cells = [...percents, digits(t, deviation.toFixed(2)), t.times(largestWin)];
  const heads = [t.choice, t.return, t.hitRate, t.profitRate, t.deviation, t.largestWin];
  return `${table(t.doubleUp, heads, [[t.aPick, cells]])}
<p class="small">${t.doubleUpExplained(tries)}</p>`;
}

const timesText = (t: SheetTexts, stakes: number | null) => (stakes === null ? '–' : t.times(stakes));

function oddsOf(t: SheetTexts, { oneIn, rarer }: SheetMode): string {
  if (oneIn === null) return t.notCounted;
  const { rounds, isRarer } = shownOdds(oneIn, rarer);
  return (isRarer ? t.rarerThan : t.oneIn)(digits(t, rounds));
}

/** What comes less than once in a hundred rounds has one decimal more. */
function rateText(t: SheetTexts, mode: SheetMode, figure: 'hitRate' | 'profitRate'): string {
  const share = mode[figure];
  if (!share) return t.notCounted;
  const isSeldom = mode.rateDecimals === undefined && share.part * 100n < share.of;
  return digits(t, `${isSeldom ? percentText(share, 3) : figureText(mode, figure)} %`);
}

/** Figures are written as in English, but that Portuguese swaps the point and the comma. No line begins with a sign of per cent. */
function digits({ language }: SheetTexts, figure: string): string {
  const text = figure.replace(' %', '\u00a0%');
  return language === 'pt' ? text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : text;
}

type Row = readonly [name: string, cells: readonly string[]];

/** On a phone each row is a list of its figures; the roles say that it is a table. */
function table(caption: string, heads: readonly string[], rows: readonly Row[]): string {
  const head = heads.map((one) => `<th scope="col" role="columnheader">${one}</th>`).join('');
  const body = rows.map(([name, cells]) => {
    const figures = cells.map((cell, place) => `<td role="cell" data-head="${heads[place + 1]}">${cell}</td>`).join('');
    return `<tr role="row"><th scope="row" role="rowheader">${name}</th>${figures}</tr>`;
  });
  // What is wider than the page is scrolled, by the keyboard too.
  return `<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table role="table"><caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table></div>`;
}

const style = `html{background:#0c1512;color:#f3ecdd;font:18px/1.5 Georgia,serif}body{margin:0}
main{max-width:58em;margin:0 auto;padding:10vh 1.25em}h1{font-weight:400;font-size:2em;margin:0 0 .5em}
a{color:#e2c27a}a.way{display:inline-block;padding:.6em 1.2em;border:1px solid #e2c27a;border-radius:.4em;text-decoration:none}
:focus-visible{outline:2px solid #f3ecdd;outline-offset:3px}.wide{overflow-x:auto}table{width:100%;margin-top:2em;border-collapse:collapse;font-size:.85em}
caption{text-align:left;font-size:1.4em;padding-bottom:.4em}th,td{font-weight:400;padding:.5em 0 .5em 1em;text-align:right;
border-bottom:1px solid #2c3b35;white-space:nowrap}th:first-child{text-align:left;padding-left:0}tbody th{min-width:12em;white-space:normal}
thead th{color:#b9b3a4;font-size:.9em;white-space:normal;vertical-align:bottom}thead th+th{width:6em}td{font-variant-numeric:tabular-nums}.small{color:#b9b3a4;font-size:.85em}
h2{font-weight:400;font-size:1.4em;margin:2em 0 .4em}code{overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.4em 1.2em;border-top:1px solid #2c3b35;padding-top:1em;font-size:.85em}
dt{color:#b9b3a4}dd{margin:0;min-width:0;overflow-wrap:anywhere}@media(max-width:40em){dl{grid-template-columns:1fr}dd{margin-bottom:.5em}
main{padding-block:2em}table,tbody,caption,tbody th{display:block}thead{display:block;position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tbody tr{display:block;padding:.6em 0;border-bottom:1px solid #2c3b35}tbody th{padding:0 0 .2em;border:0}
td{display:flex;justify-content:space-between;gap:1em;padding:.15em 0;border:0;white-space:normal}
td::before{content:attr(data-head);color:#b9b3a4;text-align:left}}`;
