/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { multipleText, shortMultiple } from '../../lib/stake/multiple-text.ts';
import { motionReduced, nextFrame, tween } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { anySegment } from './figures.ts';
import type { WeightedTable } from './use-weighted.ts';
import './cases.css';

/** Cases to either side of the one in the middle that may be in view, and how many run past in a round. */
const [beside, passing] = [7, 30];
const runMs = 3_400;

/** A row of cases that runs past, and the one in the middle that is opened. */
export function Cases({ game }: { game: WeightedTable }) {
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
    game.face.current = {
      begin() {
        setOpen(false);
      },
      async show({ segment, mode: id }) {
        const of = game.modes.find((one) => one.id === id)!;
        const another = (count: number) => Array.from({ length: count }, () => anySegment(of, Math.random));
        // Those in view stay where they are; what runs past is mixed as the store is, so that nothing seems near that is rare.
        const next = [...latest.current, ...another(passing - beside - 1), segment, ...another(beside)];
        setRow(next);
        if (!motionReduced()) await drawn(2);
        let heard = 0;
        await tween(motionReduced() ? 0 : runMs, (part) => {
          const gone = runPart(part);
          put(gone * passing);
          if (Math.floor(gone * passing + 0.5) !== heard) {
            heard = Math.floor(gone * passing + 0.5);
            sound('ballHit');
          }
        });
        setRow(next.slice(passing));
        put(0);
        setOpen(true);
        await tween(motionReduced() ? 0 : 420, () => {});
      },
      takeBack() {},
    };
    put(0);
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
    <div class="cases">
      <div class="cases__window" role="img" aria-label={words.reel}>
        <ol ref={strip} class="cases__strip">
          {row.map((kind, place) => {
            const opened = open && place === beside;
            return (
              <li key={place} class={`case case--${kind}${opened ? ' case--open' : ''}`}>
                <StrongBox label={shortMultiple(mode.pays[kind] ?? 0)} />
              </li>
            );
          })}
        </ol>
        <span class="cases__mark" />
      </div>
      <ul class="cases__kinds figures" aria-label={words.kinds}>
        {mode.pays.map((pays, kind) => (
          <li key={pays} class={`cases__kind case--${kind}`} data-hit={open && result?.segment === kind}>
            {multipleText(pays)}
          </li>
        ))}
      </ul>
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
