/** @jsxImportSource preact */
import type { WeightedOutcome } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import { multipleText, shortMultiple } from '../../lib/stake/multiple-text.ts';
import { instantNow, motionReduced, nextFrame, tween } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { anySegment } from './figures.ts';
import type { WeightedTable } from './use-weighted.ts';
import './cases.css';

/** Cases to either side of the one in the middle that may be in view, and how many run past in a round. */
const [beside, passing] = [7, 30];
const runMs = 3_400;

/** Rows of cases that run past, as many as are opened at once; of each the one in the middle is opened. */
export function Cases({ game }: { game: WeightedTable }) {
  const { mode, words, atOnce, openKinds } = game;
  const reels = useRef<(Reel | null)[]>([]);
  /** In which a case is waited for or runs; the next one takes the first that is free. */
  const busy = useRef(new Set<Reel>());
  const waiting = useRef<Reel | null>(null);

  useEffect(() => {
    game.face.current = {
      begin() {
        const free = reels.current.find((reel) => reel && !busy.current.has(reel))!;
        busy.current.add(free);
        waiting.current = free;
        free.shut();
      },
      async show(outcome) {
        const reel = waiting.current ?? reels.current[0]!;
        waiting.current = null;
        await reel.run(outcome);
        busy.current.delete(reel);
      },
      takeBack() {
        if (waiting.current) busy.current.delete(waiting.current);
        waiting.current = null;
      },
    };
  }, []);

  return (
    <div class="cases" data-count={atOnce}>
      <div class="cases__reels">
        {Array.from({ length: atOnce }, (_, place) => (
          <CaseReel
            key={place}
            game={game}
            onReady={(reel) => {
              reels.current[place] = reel;
            }}
          />
        ))}
      </div>
      <ul class="cases__kinds figures" aria-label={words.kinds}>
        {mode.pays.map((pays, kind) => (
          <li key={pays} class={`cases__kind case--${kind}`} data-hit={openKinds.includes(kind)}>
            {multipleText(pays)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Reel {
  shut(): void;
  run(outcome: WeightedOutcome): Promise<void>;
}

/** A row of cases that runs past, and the one in the middle that is opened. */
function CaseReel({ game, onReady }: { game: WeightedTable; onReady: (reel: Reel | null) => void }) {
  const { mode, words, result, idle } = game;
  const strip = useRef<HTMLOListElement>(null);
  const [row, setRow] = useState(() => Array.from({ length: 2 * beside + 1 }, () => anySegment(mode, Math.random)));
  /** The case in the middle is open. */
  const [open, setOpen] = useState(false);
  const latest = useRef(row);
  latest.current = row;

  useEffect(() => {
    const put = (cases: number) => strip.current?.style.setProperty('--passed', cases.toFixed(3));
    const drawn = (frames: number): Promise<void> =>
      new Promise((done) => nextFrame(() => (frames > 1 ? void drawn(frames - 1).then(done) : done())));
    onReady({
      shut() {
        if (!instantNow()) setOpen(false);
      },
      async run({ segment, mode: id }) {
        const of = game.modes.find((one) => one.id === id)!;
        const another = (count: number) => Array.from({ length: count }, () => anySegment(of, Math.random));
        // Those in view stay where they are; what runs past is mixed as the store is, so that nothing seems near that is rare.
        const next = [...latest.current, ...another(passing - beside - 1), segment, ...another(beside)];
        if (!motionReduced()) {
          setRow(next);
          await drawn(2);
          let heard = 0;
          await tween(runMs, (part) => {
            const gone = runPart(part);
            put(gone * passing);
            if (Math.floor(gone * passing + 0.5) === heard) return;
            heard = Math.floor(gone * passing + 0.5);
            sound('ballHit');
          });
        }
        setRow(next.slice(passing));
        put(0);
        setOpen(true);
        if (!motionReduced()) await tween(420, () => {});
      },
    });
    put(0);
    return () => onReady(null);
  }, [game.modes]);
  // Another risk has another store.
  useEffect(() => {
    if (idle && !result) {
      setOpen(false);
      setRow(Array.from({ length: 2 * beside + 1 }, () => anySegment(mode, Math.random)));
    }
  }, [mode]);
  useEffect(() => {
    if (idle && !result) setOpen(false);
  }, [result, idle]);

  return (
    <div class="cases__window" role="img" aria-label={words.reel}>
      <ol ref={strip} class="cases__strip">
        {row.map((kind, place) => {
          const isOpen = open && place === beside;
          return (
            <li key={place} class={`case case--${kind}${isOpen ? ' case--open' : ''}`}>
              <StrongBox label={shortMultiple(mode.pays[kind] ?? 0)} />
            </li>
          );
        })}
      </ol>
      <span class="cases__mark" />
    </div>
  );
}

/** How much of the row has run past: it is pulled off, and takes a long time coming to rest. */
function runPart(part: number): number {
  const [pulled, slowing] = [0.1, 3.4];
  // Where both parts meet they are equally fast.
  const ratio = (pulled * slowing) / (2 * (1 - pulled));
  const met = ratio / (1 + ratio);
  return part < pulled ? met * (part / pulled) ** 2 : 1 - (1 - met) * ((1 - part) / (1 - pulled)) ** slowing;
}

/** A bound box with an enamelled plate that says what is in it. */
function StrongBox({ label }: { label: string }) {
  return (
    <svg class="case__box" viewBox="0 0 120 120" aria-hidden="true">
      <ellipse class="case__light" cx="60" cy="46" rx="46" ry="30" />
      <g class="case__lid">
        <path class="case__metal" d="M12 52V38Q12 24 26 24H94Q108 24 108 38V52Z" />
        <path class="case__band" d="M26 24V52M94 24V52" />
      </g>
      <path class="case__metal" d="M12 54H108V98Q108 104 102 104H18Q12 104 12 98Z" />
      <path class="case__band" d="M26 54V104M94 54V104" />
      <rect class="case__enamel" x="31" y="60" width="58" height="36" rx="5" />
      <text class="case__label" x="60" y="84">
        {label}
      </text>
      <circle class="case__lock" cx="60" cy="53" r="6" />
    </svg>
  );
}
