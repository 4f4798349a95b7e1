/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { motionReduced, paced, pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { DieFace } from './die-face.tsx';
import './dice.css';

export interface DiceDrive {
  /** They are taken up and shaken, before it is known how they fall. */
  shake(): void;
  /** They fall and come to rest; resolves when the last one lies. */
  fall(dice: readonly number[]): Promise<void>;
  /** They were shaken, but there is no roll. */
  takeBack(): void;
}

/** How a die is turned so that a face looks at the player: opposite faces add up to seven. */
const turns: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [0, 0],
  2: [-90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [90, 0],
  6: [0, 180],
};
/** How each die lies askew, in degrees, and how it falls. */
const falls = [
  { askew: -9, ms: 1_150, x: -1.1, spins: [3, 2] },
  { askew: 6, ms: 1_400, x: 0.2, spins: [2, 3] },
  { askew: 13, ms: 1_600, x: 1.2, spins: [3, 3] },
] as const;

/** The eye looks a little from above and from the left. */
const turned = (face: number, x = 0, y = 0) => {
  const [onX, onY] = turns[face]!;
  return `rotateX(-21deg) rotateY(17deg) rotateX(${onX + x * 360}deg) rotateY(${onY + y * 360}deg)`;
};

/** Which way each side of a die looks before it is turned; up is −1. */
const sides: Readonly<Record<number, readonly [x: number, y: number, z: number]>> = {
  1: [0, 0, 1],
  2: [0, -1, 0],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, 1, 0],
  6: [0, 0, -1],
};

/** How light a side is once a face looks at the player: the upper one most, those beside it least. */
function lightOn(side: number, face: number): number {
  const [degreesX, degreesY] = turns[face]!;
  const [a, b] = [(degreesX * Math.PI) / 180, (degreesY * Math.PI) / 180];
  const [x, y, z] = sides[side]!;
  const depth = z * Math.cos(b) - x * Math.sin(b);
  const up = -(y * Math.cos(a) - depth * Math.sin(a));
  const front = y * Math.sin(a) + depth * Math.cos(a);
  return up > 0.5 ? 1.04 : front > 0.5 ? 0.95 : 0.7;
}

export function Dice({ idle, onReady }: { idle: readonly number[]; onReady: (drive: DiceDrive) => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let shown = idle;
    const dice = () => [...box.current!.querySelectorAll<HTMLElement>('.die')];
    const still = () => {
      for (const die of dice()) for (const one of die.getAnimations({ subtree: true })) one.cancel();
    };
    const lie = () => {
      dice().forEach((die, i) => {
        die.querySelector<HTMLElement>('.die__body')!.style.transform = turned(shown[i]!);
        die.querySelectorAll<HTMLElement>('.die__side').forEach((side, at) => {
          side.style.filter = `brightness(${lightOn(at + 1, shown[i]!)})`;
        });
      });
    };
    lie();
    onReady({
      shake() {
        sound('ballRoll');
        if (motionReduced()) return;
        dice().forEach((die, i) => {
          const duration = 320 + i * 60;
          die.animate(
            [0, -26, -6, -30, 0].map((y, step) => ({ transform: `translate(${step % 2 ? 9 : -9}px, ${y}px)` })),
            { duration, iterations: Number.POSITIVE_INFINITY },
          );
          die
            .querySelector('.die__body')!
            .animate([{ transform: turned(shown[i]!) }, { transform: turned(shown[i]!, i % 2 ? 1 : -1, 1) }], {
              duration: duration * 2,
              iterations: Number.POSITIVE_INFINITY,
            });
        });
      },
      async fall(next) {
        if (motionReduced()) await pause(500);
        else {
          await pause(450);
          still();
          await Promise.all(
            dice().map(async (die, i) => {
              const { ms, x, askew, spins } = falls[i]!;
              const duration = paced(ms);
              // Thrown from the side, it strikes the cloth three times, each time with less. Ways are in edges of the die.
              const at = (way: number, height: number, turn: number) =>
                `translate(calc(var(--die) * ${way * x}), calc(var(--die) * ${-height})) rotate(${askew - turn}deg)`;
              die.animate(
                [
                  { transform: at(1.6, 1, 90), easing: 'ease-in' },
                  { transform: at(1, 0, 40), offset: 0.38, easing: 'ease-out' },
                  { transform: at(0.55, 0.55, 20), offset: 0.54, easing: 'ease-in' },
                  { transform: at(0.28, 0, 8), offset: 0.7, easing: 'ease-out' },
                  { transform: at(0.1, 0.16, 3), offset: 0.8, easing: 'ease-in' },
                  { transform: at(0, 0, 0), offset: 0.9 },
                  { transform: at(0, 0, 0) },
                ],
                { duration },
              );
              die
                .querySelector('.die__body')!
                .animate([{ transform: turned(next[i]!, spins[0], spins[1]) }, { transform: turned(next[i]!) }], {
                  duration: duration * 0.9,
                  easing: 'cubic-bezier(0.25, 0.5, 0.35, 1)',
                  fill: 'forwards',
                });
              for (const struck of [0.38, 0.7, 0.9]) setTimeout(() => sound('ballHit'), duration * struck);
              await new Promise((done) => setTimeout(done, duration));
            }),
          );
        }
        shown = next;
        still();
        lie();
      },
      takeBack: still,
    });
    return still;
  }, []);
  return (
    <div class="dice" ref={box} aria-hidden="true">
      {idle.map((_, i) => (
        <div class="die" key={i} style={{ transform: `rotate(${falls[i]!.askew}deg)` }}>
          <div class="die__shadow" />
          <div class="die__view">
            <div class="die__body">
              {[1, 2, 3, 4, 5, 6].map((face) => (
                <div class={`die__side die__side--${face}`} key={face}>
                  <DieFace face={face} />
                </div>
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
