/** @jsxImportSource preact */
import { StopStrip } from './stop-strip.tsx';
import type { FaceProps } from './use-ladder.ts';
import './coins.css';

/** One coin, tossed after each call, and below it how the tosses of the round fell. */
export function Coins({ game }: FaceProps) {
  const { words, shown, asked, stops } = game;
  const board = shown?.board.type === 'rows' ? shown.board : null;
  const steps = shown?.steps ?? 0;
  const calls = board?.picked ?? [];
  // What a toss did not fall on is the trap of its row; before the end, what was called right is all that is known.
  const sideOf = (toss: number) => {
    const trap = board?.traps?.[toss]?.[0];
    return trap === undefined ? calls[toss] : 1 - trap;
  };
  const last = calls.length - 1;
  const verdict = shown?.state === 'failed' ? 'wrong' : calls.length > 0 ? 'right' : 'none';
  const isTossed = asked?.startsWith('pick:') === true;
  return (
    <div class="coins" data-verdict={isTossed ? 'none' : verdict}>
      <StopStrip game={game} />
      <div class={isTossed ? 'coins__place coins__place--tossed' : 'coins__place'}>
        <span class="coins__body" style={{ rotate: `x ${(sideOf(last) ?? 0) * 180}deg` }}>
          <CoinFace side={0} />
          <CoinFace side={1} />
        </span>
      </div>
      <ol class="coins__tosses" aria-label={words.tosses}>
        {stops.map((_, toss) => {
          const side = sideOf(toss);
          const called = calls[toss];
          const state = called === undefined ? 'left' : toss < steps ? 'right' : 'wrong';
          return (
            <li key={toss} class={`coins__toss coins__toss--${side === undefined ? 'unknown' : state}`}>
              {side === undefined ? (
                <span class="visually-hidden">{words.notTossed(toss + 1)}</span>
              ) : (
                <>
                  <CoinFace side={side} />
                  <span class="visually-hidden">
                    {called === undefined
                      ? words.wouldFall(toss + 1, words.sides[side]!)
                      : words.fell(toss + 1, words.sides[side]!, toss < steps)}
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const flames = Array.from({ length: 12 }, (_, i) => {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${at(20, i * 30 - 11)}L${at(i % 2 ? 33 : 38, i * 30)}L${at(20, i * 30 + 11)}Z`;
}).join('');

/** The sun, or the moon with its star. */
export function CoinFace({ side }: { side: number }) {
  return (
    <svg class={`coin-face coin-face--${side}`} viewBox="0 0 100 100" aria-hidden="true">
      <circle class="coin-face__edge" cx="50" cy="50" r="49" />
      <circle class="coin-face__reed" cx="50" cy="50" r="46.6" />
      <circle class="coin-face__field" cx="50" cy="50" r="42.5" />
      {side === 0 ? (
        <g class="coin-face__mark">
          <path d={flames} />
          <circle cx="50" cy="50" r="18" />
        </g>
      ) : (
        <g class="coin-face__mark">
          <path d="M60 22A30 30 0 1 0 60 78A23 23 0 1 1 60 22Z" />
          <path d="M67 38l3.6 8.4 8.4 3.6-8.4 3.6L67 62l-3.6-8.4-8.4-3.6 8.4-3.6Z" />
        </g>
      )}
    </svg>
  );
}
