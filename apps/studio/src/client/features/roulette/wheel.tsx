/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { motionReduced, nextFrame, paced, pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import {
  atRest,
  type BallFall,
  type BallPlace,
  fallInto,
  falling,
  flying,
  rotorSpeed,
} from '../../ui/roulette/wheel-motion.ts';
import { type DrawWheel, WheelPicture } from '../../ui/roulette/wheel-picture.tsx';
import '../../ui/roulette/wheel.css';

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
  idle: number | null;
  onReady: (drive: WheelDrive) => void;
}

/** The wheel, which turns as long as it is there, and the ball that is thrown into it. */
export function Wheel({ order, face, idle, onReady }: WheelProps) {
  const draw = useRef<DrawWheel>(() => {});
  useEffect(() => {
    let state: Ball = idle === null ? { kind: 'none' } : { kind: 'rest', number: idle };
    let alive = true;
    const start = performance.now();
    const frame = () => {
      if (!alive) return;
      const nowMs = performance.now();
      const turned = motionReduced() ? 0 : (((nowMs - start) / 1000) * rotorSpeed) % 360;
      draw.current(turned, placeOf(order, state, nowMs));
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
        state = idle === null ? { kind: 'none' } : { kind: 'rest', number: idle };
        redraw();
      },
    });
    return () => {
      alive = false;
    };
  }, []);
  return (
    <WheelPicture
      face={face}
      onReady={(ready) => {
        draw.current = ready;
      }}
    />
  );
}

function placeOf(order: readonly number[], state: Ball, nowMs: number): BallPlace | null {
  if (state.kind === 'none') return null;
  if (state.kind === 'flying') return flying(state.from, nowMs - state.startMs);
  return state.kind === 'falling' ? falling(state.fall, nowMs) : atRest(order, state.number);
}
