/** @jsxImportSource preact */
import { nocturne, type SlotStakes } from '@fairhouse/game-math';
import type { NocturneProps } from './props.ts';
import './paytable.css';

/** Every symbol with its pays in money for the smallest coin that is offered as standard, and the twenty lines. */
export function Paytable({ house: { texts, money, opened } }: NocturneProps) {
  const { defaultCoin, lines } = opened.stakes as SlotStakes;
  const paying = Object.entries(nocturne.pays) as [keyof typeof nocturne.pays, readonly number[]][];
  const row = (symbol: keyof typeof texts.symbols, pays: readonly number[]) => (
    <li key={symbol} class="paytable__symbol">
      <img src={`/art/nocturne/symbols/${symbol}.webp`} alt="" width="56" height="56" loading="lazy" />
      <div>
        <h4>{texts.symbols[symbol]}</h4>
        <dl class="figures">
          {pays.map((pay, i) => (
            <div key={i}>
              <dt>{i + 3} ×</dt>
              <dd>{money(pay)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
  return (
    <section class="paytable">
      <h3>
        {texts.slot.pays} {money(defaultCoin * lines)}
      </h3>
      <p class="paytable__hint">{texts.slot.paysCaption}</p>
      <ul class="paytable__symbols">
        {paying.map(([symbol, pays]) =>
          row(
            symbol,
            pays.map((coins) => coins * defaultCoin),
          ),
        )}
        {row(
          'scatter',
          nocturne.scatterPays.map((stakes) => stakes * defaultCoin * lines),
        )}
      </ul>
      <h3>{texts.slot.lines}</h3>
      <ol class="paytable__lines">
        {nocturne.lines.map((rows, line) => (
          <li key={line}>
            <svg viewBox="0 0 50 30" aria-hidden="true">
              {rows.flatMap((wanted, reel) =>
                [0, 1, 2].map((at) => (
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
