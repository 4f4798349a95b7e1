/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../../lib/page/store.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Texts } from '../../lib/texts/index.ts';
import { celebration } from '../../lib/win/celebrate.ts';
import { motionReduced } from '../../lib/win/motion.ts';
import { countUp } from '../../lib/win/use-counted.ts';
import type { WinTier } from '../../lib/win/win-tier.ts';
import { sparks } from './sparks.ts';
import './win-light.css';
import './win-show.css';

/** A win from a big one on, over the game: presses reach the game below. */
export function WinShow({ session }: { session: PlaySession }) {
  const { tier, win, capped, key } = useStore(celebration);
  if (tier < 2) return null;
  return <Shown key={key} name={nameOf(session.texts, tier, capped)} win={win} tier={tier} money={session.money} />;
}

function nameOf({ celebrated }: Texts, tier: WinTier, capped: boolean): string {
  if (capped) return celebrated.most;
  return tier === 2 ? celebrated.big : tier === 3 ? celebrated.great : celebrated.highest;
}

interface ShownProps {
  name: string;
  win: number;
  tier: WinTier;
  money: PlaySession['money'];
}

/** Hidden from screen readers: the game itself says the result. */
function Shown({ name, win, tier, money }: ShownProps) {
  const [counted, setCounted] = useState(motionReduced() ? win : 0);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => countUp(win, tier, setCounted).stop, [win, tier]);
  useEffect(() => {
    if (!motionReduced()) return sparks(canvas.current!, tier);
  }, [tier]);
  return (
    <div class="win-show" data-tier={tier} aria-hidden="true">
      <div class="win-show__light">
        <i class="win-show__rays" />
      </div>
      <canvas ref={canvas} class="win-show__sparks" />
      <div class="win-show__words">
        <p class="win-show__name">{name}</p>
        <p class="win-show__amount figures" style={{ '--figures': money(win).length }}>
          {money(counted)}
        </p>
      </div>
    </div>
  );
}
