/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { motionReduced, nextFrame, quickNow } from '../../lib/win/motion.ts';
import { slotOf } from './props.ts';
import type { WheelShown } from './scene.ts';
import './bonus-wheel.css';

const turns = 5;
const outer = 286;
const inner = 92;

interface BonusWheelProps {
  wheel: WheelShown;
  session: PlaySession;
}

/** A wheel of equal parts, each with what it pays in stakes; the pointer at its top says which one it is. */
export function BonusWheel({ wheel, session }: BonusWheelProps) {
  const { definition } = slotOf(session);
  const { parts } = definition.wheel!;
  const levels = [...new Set(parts)].sort((a, b) => a - b);
  const step = 360 / parts.length;
  const rest = 360 * turns - wheel.part * step;
  const still = motionReduced();
  const [angle, setAngle] = useState(still ? rest : 0);
  useEffect(() => nextFrame(() => setAngle(rest)), [rest]);
  return (
    <div class={`bonus-wheel${quickNow() ? ' bonus-wheel--quick' : ''}`}>
      <svg viewBox="-310 -322 620 632" role="img" aria-label={session.texts.slot.wheelTurns}>
        <circle class="bonus-wheel__rim" r="302" />
        <g class={still ? '' : 'bonus-wheel__rotor'} style={{ transform: `rotate(${angle}deg)` }}>
          {parts.map((pays, part) => (
            <g key={part} class="bonus-wheel__part" transform={`rotate(${part * step})`}>
              <path
                d={sector(step)}
                style={{ '--level': `${Math.round((levels.indexOf(pays) / Math.max(1, levels.length - 1)) * 100)}%` }}
              />
              <text transform="translate(0 -226)">{pays}×</text>
            </g>
          ))}
          {wheel.rested && <path class="bonus-wheel__at" d={sector(step)} transform={`rotate(${wheel.part * step})`} />}
          {parts.map((_, part) => (
            <circle key={part} class="bonus-wheel__peg" r="5" cy="-293" transform={`rotate(${(part + 0.5) * step})`} />
          ))}
          {[118, 136, 154].map((r) => (
            <circle key={r} class="bonus-wheel__groove" r={r} />
          ))}
        </g>
        <circle class="bonus-wheel__hub" r={inner} />
        <text class="bonus-wheel__figure figures" y="4">
          {wheel.rested ? `${parts[wheel.part]}×` : ''}
        </text>
        <path class="bonus-wheel__pointer" d="M-20 -320H20L0 -262Z" />
      </svg>
    </div>
  );
}

/** One part with its middle at the top. */
function sector(step: number): string {
  const half = (step * Math.PI) / 360;
  const [s, c] = [Math.sin(half), Math.cos(half)];
  const at = (radius: number, side: number) => `${(side * radius * s).toFixed(2)} ${(-radius * c).toFixed(2)}`;
  return `M${at(inner, -1)}L${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}Z`;
}
