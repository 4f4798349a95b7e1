/** @jsxImportSource preact */
import { pathTo, segmentAt, type WeightedOutcome } from '@fairhouse/game-math';
import { type MutableRef, useEffect, useMemo, useRef } from 'preact/hooks';
import { multipleText, shortMultiple } from '../../lib/stake/multiple-text.ts';
import { motionReduced, nextFrame, tween } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { brightnessOf } from './figures.ts';
import { boardWidth, leap, meetings, type PinBoard, pinBoard, pinsOf, placeAt } from './pin-board.ts';
import type { WeightedTable } from './use-weighted.ts';
import './pins.css';

/** How long a ball takes from one row to the next. */
const leapMs = (rows: number) => 210 - rows * 4.5;

/** Rows of pins, the places below them, and the ball that falls. */
export function Pins({ game }: { game: WeightedTable }) {
  const { mode, modes, words, result } = game;
  const board = useMemo(() => pinBoard(mode.size), [mode.size]);
  const balls = useRef<HTMLDivElement>(null);
  const places = useRef<SVGGElement>(null);
  /** The ball in the mouth, until it is known where it falls. */
  const waiting = useRef<Ball | null>(null);

  useEffect(() => {
    const home = { x: boardWidth / 2, y: 18 };

    /** The pin that is met shines, and the ball is heard. */
    function meet(on: PinBoard, row: number, pin: number) {
      sound('ballHit');
      const light = addMoving(balls.current!, 'pins__met', on.pin);
      light.put({ x: pinsOf(on, row)[pin]!, y: on.top + row * on.dy });
      light.element
        .firstElementChild!.animate([{ transform: 'scale(1.35)' }, { opacity: 0 }], {
          duration: 320,
          easing: 'ease-out',
        })
        .finished.finally(() => light.element.remove());
    }

    async function fall(outcome: WeightedOutcome, { put }: Ball) {
      const { size } = modes.find(({ id }) => id === outcome.mode)!;
      const { segment, rank } = segmentAt(modes.find(({ id }) => id === outcome.mode)!, outcome.number);
      const path = pathTo(size, segment, rank);
      const on = pinBoard(size);
      const way = meetings(on, path);
      if (motionReduced()) return put(way.at(-1)!);
      await tween(190, (part) => put({ x: home.x, y: home.y + (way[0]!.y - home.y) * part ** 2 }));
      let rights = 0;
      // One clock for the whole way: what a frame is late is not added up row by row.
      let last = -1;
      await tween(size * leapMs(size), (part) => {
        const at = Math.min(part * size, size - 1e-6);
        const row = Math.floor(at);
        for (let passed = last + 1; passed <= row; passed++) {
          meet(on, passed, rights + 1);
          if (path[passed]) rights++;
        }
        last = row;
        put(leap(way[row]!, way[row + 1]!, at - row));
      });
      put(way.at(-1)!);
      sound('reelStop');
      const place = places.current?.children[segment];
      place?.animate([{}, { transform: 'translateY(9px)' }, {}], { duration: 360, easing: 'ease-out' });
    }

    game.face.current = {
      begin() {
        // Those that lie in their places are removed; those that fall are not.
        for (const lying of balls.current!.querySelectorAll('[data-lies]')) lying.remove();
        const ball = addMoving(balls.current!, 'pins__ball', pinBoard(mode.size).ball);
        waiting.current = ball;
        ball.put(home);
        const startMs = performance.now();
        const tremble = () => {
          if (waiting.current !== ball || motionReduced()) return;
          ball.put({ x: home.x + Math.sin((performance.now() - startMs) / 38) * 2.4, y: home.y });
          nextFrame(tremble);
        };
        tremble();
      },
      async show(outcome) {
        const ball = waiting.current ?? addMoving(balls.current!, 'pins__ball', pinBoard(mode.size).ball);
        waiting.current = null;
        await fall(outcome, ball);
        ball.element.setAttribute('data-lies', '');
      },
      takeBack() {
        waiting.current?.element.remove();
        waiting.current = null;
      },
    };
    return () => {
      waiting.current?.element.remove();
      waiting.current = null;
    };
  }, [modes, mode]);
  // Another board has no ball on it.
  useEffect(() => {
    if (!result && game.idle) balls.current!.replaceChildren();
  }, [result, game.idle]);

  const { dy, top, pin, placeTop, height } = board;
  return (
    <div class="pins" style={{ '--wide': boardWidth / height, '--one': `calc(100cqw / ${boardWidth})` }}>
      <svg
        viewBox={`0 0 ${boardWidth} ${height}`}
        role="img"
        aria-label={`${words.board}: ${mode.pays.map(multipleText).join(', ')}`}
      >
        <path class="pins__light" d={`M${boardWidth / 2} 0L${boardWidth} ${placeTop}H0Z`} />
        <path
          class="pins__mouth"
          d={`M${boardWidth / 2 - 34} 4L${boardWidth / 2 - 15} 34H${boardWidth / 2 + 15}L${boardWidth / 2 + 34} 4`}
        />
        {Array.from({ length: mode.size }, (_, row) =>
          pinsOf(board, row).map((x) => (
            <circle key={`${row}-${x}`} class="pins__pin" cx={x} cy={top + row * dy} r={pin} />
          )),
        )}
        <Places group={places} board={board} game={game} />
      </svg>
      <div ref={balls} class="pins__balls" />
    </div>
  );
}

interface PlacesProps {
  group: MutableRef<SVGGElement | null>;
  board: PinBoard;
  game: WeightedTable;
}

/** Where balls come to lie, with what each place pays. */
function Places({ group, board, game: { mode, result } }: PlacesProps) {
  const { dx, placeTop, placeHeight } = board;
  const upright = mode.size > 11;
  const tag = Math.min(upright ? 17 : 19, dx * 0.62);
  return (
    <g ref={group}>
      {mode.pays.map((pays, place) => {
        const bright = brightnessOf(pays, mode);
        const x = placeAt(board, place);
        const hit = result?.segment === place;
        return (
          <g
            key={place}
            class={`pins__place${bright > 0.45 ? ' pins__place--high' : ''}${hit ? ' pins__place--hit' : ''}`}
            style={{ '--bright': `${Math.round(bright > 0.45 ? 62 + bright * 38 : 8 + bright * 70)}%` }}
          >
            <rect x={x - dx / 2 + 1.5} y={placeTop} width={dx - 3} height={placeHeight} rx="6" />
            <text
              style={{ fontSize: `${tag}px` }}
              transform={`translate(${x} ${placeTop + placeHeight / 2})${upright ? ' rotate(-90)' : ''}`}
              dy="0.35em"
            >
              {shortMultiple(pays)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface Ball {
  element: HTMLElement;
  put: (at: { x: number; y: number }) => void;
}

/**
 * Balls and lights come and go frame by frame, several at the same time: they are not drawn with the page. Each is a layer of its own,
 * which a browser moves without painting the board again.
 */
function addMoving(among: HTMLElement, name: string, radius: number): Ball {
  const element = document.createElement('div');
  element.className = 'pins__moving';
  element.style.setProperty('--radius', String(radius));
  const body = document.createElement('i');
  body.className = name;
  element.append(body);
  among.append(element);
  return {
    element,
    put: ({ x, y }) => {
      element.style.transform = `translate(calc(${x} * var(--one)), calc(${y} * var(--one)))`;
    },
  };
}
