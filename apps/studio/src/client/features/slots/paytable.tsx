/** @jsxImportSource preact */
import type { SlotStakes } from '@fairhouse/game-math';
import { PotFacts } from '../../ui/sheet/pot-facts.tsx';
import { type SlotProps, slotOf, symbolName } from './props.ts';
import './paytable.css';

/** Every symbol with its pays in money for the stake that is offered first, and the lines. */
export function Paytable({ session }: SlotProps) {
  const { texts, money, opened } = session;
  const { definition, theme } = slotOf(session);
  const { defaultCoin, lines: coinsOfStake } = opened.stakes as SlotStakes;
  const { mystery, scatter, tiers, way, wheel } = definition;
  const drawn = mystery?.becomes.reduce((sum, [, weight]) => sum + weight, 0) ?? 1;
  // By what the best line pays: the order of the definition's symbols.
  const paying = definition.symbols.flatMap((symbol) => {
    const pays = definition.pays[symbol];
    return pays ? [[symbol, pays] as const] : [];
  });
  const row = (symbol: string, pays: readonly number[], from: readonly number[]) => (
    <li key={symbol} class="paytable__symbol">
      <img src={`/art/${definition.code}/symbols/${symbol}.webp`} alt="" width="56" height="56" loading="lazy" />
      <div>
        <h4>{symbolName(session, symbol)}</h4>
        <dl class="figures">
          {pays.map((pay, i) => (
            <div key={i}>
              <dt>{from[i]} ×</dt>
              <dd>{money(pay)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
  return (
    <section class="paytable" style={{ '--slot-well': theme.colours.well }}>
      <h3>
        {texts.slot.pays[way]} {money(defaultCoin * coinsOfStake)}
      </h3>
      <p class="paytable__hint">{texts.slot.paysCaption[way]}</p>
      <ul class="paytable__symbols">
        {paying.map(([symbol, pays]) =>
          row(
            symbol,
            pays.map((coins) => coins * defaultCoin),
            tiers,
          ),
        )}
        {scatter &&
          row(
            scatter.symbol,
            scatter.pays.map((stakes) => stakes * defaultCoin * coinsOfStake),
            scatter.pays.map((_, i) => scatter.from + i),
          )}
      </ul>
      {mystery && (
        <>
          <h3>
            {symbolName(session, mystery.symbol)}: {texts.slot.mystery}
          </h3>
          <p class="paytable__drawn figures">
            {mystery.becomes.map(([symbol, weight]) => (
              <span key={symbol}>
                {symbolName(session, symbol)} {Number(((weight * 100) / drawn).toFixed(1))}
              </span>
            ))}
          </p>
        </>
      )}
      {wheel && (
        <>
          <h3>{texts.slot.wheel}</h3>
          <p class="paytable__drawn figures">
            {wheel.parts.map((pays, part) => (
              <span key={part}>{pays}×</span>
            ))}
          </p>
        </>
      )}
      {definition.pot && (
        <PotFacts
          session={session}
          rules={definition.pot}
          stakes={(opened.stakes as SlotStakes).coins.map((coin) => coin * coinsOfStake)}
        />
      )}
      {definition.lines.length > 0 && <h3>{texts.slot.lines}</h3>}
      <ol class="paytable__lines">
        {definition.lines.map((rows, line) => (
          <li key={line}>
            <svg viewBox={`0 0 ${definition.reels * 10} ${definition.rows * 10}`} aria-hidden="true">
              {rows.flatMap((wanted, reel) =>
                Array.from({ length: definition.rows }, (_, at) => (
                  <rect
                    key={`${reel}-${at}`}
                    class={at === wanted ? 'on' : ''}
                    x={reel * 10 + 1}
                    y={at * 10 + 1}
                    width="8"
                    height="8"
                    rx="1.5"
                  />
                )),
              )}
            </svg>
            <span>{line + 1}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
