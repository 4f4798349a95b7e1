/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { motionReduced, nextFrame, paced, pause } from '../../lib/motion.ts';
import { sound } from '../../lib/sound.ts';
import { type BallFall, fallInto, falling, flying, pocketAngle, pocketRadius, rotorSpeed } from './wheel-motion.ts';
import './wheel.css';

export interface WheelDrive {
  launch: () => void;
  /** Resolves when the ball rests. */
  fall: (number: number) => Promise<void>;
  /** The ball was launched, but there is no round. */
  takeBack: () => void;
}

type Ball =
  | { kind: 'none' }
  | { kind: 'flying'; from: number; startMs: number }
  | { kind: 'falling'; fall: BallFall }
  | { kind: 'rest'; number: number };

interface WheelProps {
  /** The numbers clockwise from the zero. */
  order: readonly number[];
  /** Whose drawing it is. */
  face: string;
  resting: number | null;
  onReady: (drive: WheelDrive) => void;
}

/** The wheel as a drawing of three parts: a bowl that stands, a rotor that turns, and a ball. */
export function Wheel({ order, face, resting, onReady }: WheelProps) {
  const rotor = useRef<HTMLImageElement>(null);
  const ball = useRef<HTMLImageElement>(null);
  useEffect(() => {
    let state: Ball = resting === null ? { kind: 'none' } : { kind: 'rest', number: resting };
    let alive = true;
    const start = performance.now();
    const frame = () => {
      if (!alive) return;
      const nowMs = performance.now();
      const turned = motionReduced() ? 0 : (((nowMs - start) / 1000) * rotorSpeed) % 360;
      rotor.current!.style.transform = `rotate(${turned.toFixed(2)}deg)`;
      drawBall(ball.current!, order, state, turned, nowMs);
      // In reduced motion nothing turns by itself; what changed is drawn by the drive.
      if (!motionReduced()) nextFrame(frame);
    };
    frame();
    const redraw = () => {
      if (motionReduced()) frame();
    };
    onReady({
      launch: () => {
        state = motionReduced() ? { kind: 'none' } : { kind: 'flying', from: 20, startMs: performance.now() };
        sound('ballRoll');
        redraw();
      },
      fall: async (number) => {
        if (motionReduced()) await pause(900);
        else {
          if (state.kind === 'flying') await pause(Math.max(0, 1_100 - (performance.now() - state.startMs)));
          const nowMs = performance.now();
          const relative = state.kind === 'flying' ? flying(state.from, nowMs - state.startMs).relative : 0;
          const whole = fallInto(order, number, relative, nowMs);
          const fall = { ...whole, durationMs: paced(whole.durationMs) };
          state = { kind: 'falling', fall };
          for (const at of [0.84, 0.9, 0.96]) setTimeout(() => sound('ballHit'), fall.durationMs * at);
          await new Promise((done) => setTimeout(done, fall.durationMs));
        }
        state = { kind: 'rest', number };
        redraw();
      },
      takeBack: () => {
        state = resting === null ? { kind: 'none' } : { kind: 'rest', number: resting };
        redraw();
      },
    });
    return () => {
      alive = false;
    };
  }, []);
  return (
    <div class="wheel" aria-hidden="true">
      <img src={`/art/roulette/rim-${face}.svg`} alt="" draggable={false} />
      <img ref={rotor} class="wheel__rotor" src={`/art/roulette/rotor-${face}.svg`} alt="" draggable={false} />
      <img ref={ball} class="wheel__ball" src="/art/roulette/ball.svg" alt="" draggable={false} />
    </div>
  );
}

function drawBall(
  element: HTMLImageElement,
  order: readonly number[],
  state: Ball,
  turned: number,
  nowMs: number,
): void {
  element.style.opacity = state.kind === 'none' ? '0' : '1';
  if (state.kind === 'none') return;
  const { relative, radius } =
    state.kind === 'flying'
      ? flying(state.from, nowMs - state.startMs)
      : state.kind === 'falling'
        ? falling(state.fall, nowMs)
        : { relative: pocketAngle(order, state.number), radius: pocketRadius };
  const angle = ((relative + turned - 90) * Math.PI) / 180;
  // The drawing is 1000 units wide and the ball 40: one unit is 2.5 % of the ball's own width.
  const x = Math.cos(angle) * radius * 2.5;
  const y = Math.sin(angle) * radius * 2.5;
  element.style.transform = `translate(${x.toFixed(2)}%, ${y.toFixed(2)}%)`;
}
