/** @jsxImportSource preact */
import { sidesIn } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import { motionReduced, paced, pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import type { Modes } from './use-modes.ts';
import type { WeightedTable } from './use-weighted.ts';
import './coins.css';

const tossMs = 760;
/** From one coin to the next, while all before it fell as called; once one did not, the rest fall together. */
const [betweenMs, afterMissMs] = [520, 90];

/** A row of coins, each called by a press and tossed in its turn. */
export function Coins({ game, modes }: { game: WeightedTable; modes: Modes }) {
  const { calls, mode, words, idle } = game;
  const row = useRef<HTMLOListElement>(null);
  /** What the coins show that have fallen. */
  const [fallen, setFallen] = useState<readonly number[]>([]);

  useEffect(() => {
    const bodies = () => [...row.current!.querySelectorAll('.coin__body')];
    let shaking: Animation[] = [];
    const still = () => {
      for (const one of shaking) one.cancel();
      shaking = [];
    };
    game.face.current = {
      begin() {
        setFallen([]);
        if (motionReduced()) return;
        shaking = bodies().map((body, i) =>
          body.animate([{}, { translate: '0 -5px' }, {}], { duration: 240, delay: i * 40, iterations: 12 }),
        );
      },
      async show({ number, call = 0, mode: id }) {
        still();
        const { size } = game.modes.find((one) => one.id === id)!;
        const [thrown, called] = [sidesIn(number, size, 2), sidesIn(call, size, 2)];
        let missed = false;
        const tosses: Promise<void>[] = [];
        for (const [coin, side] of thrown.entries()) {
          const last = coin === size - 1;
          const toss = tossed(bodies()[coin], called[coin]!, side).then(() => {
            setFallen((before) => Object.assign([...before], { [coin]: side }));
            sound(side === called[coin] ? 'chip' : 'reelStop');
          });
          tosses.push(toss);
          missed ||= side !== called[coin];
          if (!last) await (missed ? toss.then(() => pause(afterMissMs)) : pause(betweenMs));
          // What follows a miss decides nothing, and nobody waits for it coin by coin.
          if (missed) {
            const rest = thrown.slice(coin + 1).map((later, i) => {
              const place = coin + 1 + i;
              return tossed(bodies()[place], called[place]!, later, i * afterMissMs).then(() =>
                setFallen((before) => Object.assign([...before], { [place]: later })),
              );
            });
            tosses.push(...rest);
            break;
          }
        }
        await Promise.all(tosses);
      },
      takeBack() {
        still();
      },
    };
  }, [game.modes]);
  useEffect(() => {
    if (!game.result && idle) setFallen([]);
  }, [game.result, idle, mode]);

  // As large as they can lie: in two rows where there is room beside them, in more on a phone held upright.
  const wide = mode.size > 5 ? Math.ceil(mode.size / 2) : mode.size;
  const tall = mode.size < 4 ? mode.size : Math.ceil(Math.sqrt(mode.size));
  return (
    <ol
      ref={row}
      class="coins"
      style={{
        '--wide-columns': wide,
        '--wide-lines': Math.ceil(mode.size / wide),
        '--tall-columns': tall,
        '--tall-lines': Math.ceil(mode.size / tall),
      }}
    >
      {calls.map((called, coin) => {
        const side = fallen[coin];
        const down = side !== undefined;
        const verdict = !down ? '' : side === called ? ' coin--right' : ' coin--wrong';
        return (
          <li key={coin}>
            <button
              type="button"
              class={`coin${verdict}`}
              disabled={!idle}
              aria-label={
                down
                  ? words.fell(coin + 1, words.sides[side]!, side === called)
                  : words.callOf(coin + 1, words.sides[called]!)
              }
              onClick={() => modes.callAt(coin)}
            >
              <span class="coin__body" style={{ rotate: `x ${(down ? side : called) * 180}deg` }}>
                <CoinFace side={0} />
                <CoinFace side={1} />
              </span>
              <span class="coin__call">
                <small>{words.called}</small> {words.sides[called]}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Up and over several times, and down on the side that was thrown. */
async function tossed(body: Element | undefined, from: number, to: number, delay = 0): Promise<void> {
  if (!body || motionReduced()) return;
  sound('card');
  const turns = 3 * 360 + (to - from) * 180;
  const start = from * 180;
  const toss = body.animate(
    [
      { rotate: `x ${start}deg`, translate: '0 0', easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
      {
        rotate: `x ${start + turns * 0.55}deg`,
        translate: '0 -62%',
        offset: 0.48,
        easing: 'cubic-bezier(0.6, 0, 0.8, 0.5)',
      },
      { rotate: `x ${start + turns}deg`, translate: '0 0', offset: 0.9 },
      { rotate: `x ${start + turns}deg`, translate: '0 -4%', offset: 0.95 },
      { rotate: `x ${start + turns}deg`, translate: '0 0' },
    ],
    { duration: paced(tossMs), delay: paced(delay), fill: 'forwards' },
  );
  // A hidden page may never finish an animation, but its round must come to an end.
  await Promise.race([toss.finished.catch(() => {}), pause(tossMs + delay + 200)]);
  // From here on the coin lies by its style.
  setTimeout(() => toss.cancel(), 60);
}

const flames = Array.from({ length: 12 }, (_, i) => {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${at(20, i * 30 - 11)}L${at(i % 2 ? 33 : 38, i * 30)}L${at(20, i * 30 + 11)}Z`;
}).join('');

/** The sun, or the moon with its stars. */
function CoinFace({ side }: { side: number }) {
  return (
    <svg class={`coin__face coin__face--${side}`} viewBox="0 0 100 100" aria-hidden="true">
      <circle class="coin__edge" cx="50" cy="50" r="49" />
      <circle class="coin__reed" cx="50" cy="50" r="46.6" />
      <circle class="coin__field" cx="50" cy="50" r="42.5" />
      {side === 0 ? (
        <g class="coin__mark">
          <path d={flames} />
          <circle cx="50" cy="50" r="18" />
        </g>
      ) : (
        <g class="coin__mark">
          <path class="coin__moon" d="M60 22A30 30 0 1 0 60 78A23 23 0 1 1 60 22Z" />
          <path class="coin__star" d="M67 38l3.6 8.4 8.4 3.6-8.4 3.6L67 62l-3.6-8.4-8.4-3.6 8.4-3.6Z" />
        </g>
      )}
    </svg>
  );
}
