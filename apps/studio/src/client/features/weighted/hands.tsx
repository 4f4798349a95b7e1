/** @jsxImportSource preact */
import { sidesIn } from '@fairhouse/game-math';
import { useEffect, useRef, useState } from 'preact/hooks';
import { motionReduced, paced, pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { HandSign } from './hand-sign.tsx';
import type { WeightedTable } from './use-weighted.ts';
import './hands.css';

/** Three beats, and both hands are shown with the last. */
const [beatMs, beats] = [330, 3];

/** The player's hand and that of the casino, face to face. */
export function Hands({ game }: { game: WeightedTable }) {
  const { call, words, result, idle } = game;
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    let beatenMs = 0;
    game.face.current = {
      begin() {
        setShown(null);
        beatenMs = performance.now();
        if (motionReduced()) return;
        for (const fist of place.current!.querySelectorAll('.hands__plate'))
          fist.animate([{}, { translate: '0 -13%', easing: 'ease-in' }, {}], {
            duration: paced(beatMs),
            iterations: beats,
          });
      },
      async show({ number }) {
        // The beats began with the press.
        const left = motionReduced() ? 0 : beatMs * beats - (performance.now() - beatenMs);
        if (left > 0) await pause(left);
        sound('chip');
        setShown(sidesIn(number, 1, 3)[0]!);
        await pause(motionReduced() ? 0 : 520);
      },
      takeBack() {
        setShown(null);
      },
    };
  }, []);
  useEffect(() => {
    if (!result && idle) setShown(null);
  }, [result, idle]);

  const verdict = !result
    ? ''
    : result.pays > 100
      ? ' hands--won'
      : result.pays === 100
        ? ' hands--draw'
        : ' hands--lost';
  return (
    <div ref={place} class={`hands${verdict}`}>
      <figure class="hands__side hands__side--you">
        <div class="hands__plate">
          <HandSign hand={call} />
        </div>
        <figcaption>
          <small>{words.you}</small> {words.hands[call]}
        </figcaption>
      </figure>
      <figure class="hands__side hands__side--casino">
        <div class={shown === null ? 'hands__plate hands__plate--closed' : 'hands__plate hands__plate--shown'}>
          {shown === null ? <span aria-hidden="true">?</span> : <HandSign hand={shown} />}
        </div>
        <figcaption>
          <small>{words.casino}</small> {shown === null ? '' : words.hands[shown]}
        </figcaption>
      </figure>
    </div>
  );
}
