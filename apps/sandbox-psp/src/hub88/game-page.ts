import { escaped } from '../pages/escaped.ts';
import type { findEntry } from './catalogue.ts';
import type { OpenGame } from './hub88.store.ts';

/** The page that stands for every game of the aggregator: a stake, a round, and its outcome. */
export function gamePage(
  session: OpenGame | undefined,
  entry: ReturnType<typeof findEntry>,
  balance: bigint | undefined,
): string {
  if (!session || !entry)
    return shell('Game', '<h1>This game could not be found</h1><p>Close it and open it again.</p>');
  const isForFun = session.user === null;
  const stakes = [20_000, 100_000, 500_000];
  return shell(
    entry.name,
    `<p class="studio">${escaped(entry.product)}</p>
    <h1>${escaped(entry.name)}</h1>
    <output id="outcome" aria-live="polite">Choose a stake and play.</output>
    <fieldset>
      <legend>Stake in ${escaped(session.currency)}</legend>
      ${stakes
        .map(
          (stake, i) =>
            `<label><input type="radio" name="stake" value="${stake}"${i === 0 ? ' checked' : ''}><span>${(stake / 100_000).toFixed(2)}</span></label>`,
        )
        .join('')}
    </fieldset>
    <button id="play" type="button">Play</button>
    <p class="balance">Balance <b id="balance">${balance === undefined ? '…' : (Number(balance) / 100_000).toFixed(2)}</b>
      ${isForFun ? 'for fun' : escaped(session.currency)}</p>`,
  );
}

function shell(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)}</title>
    <link rel="stylesheet" href="/hub88/game.css">
    <script src="/hub88/game.js" defer></script>
  </head>
  <body>
    <main>${content}</main>
    <footer>Sandbox aggregator. No real money moves.</footer>
  </body>
</html>`;
}
