/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Sector } from './fields.ts';
import './wheel-picture.css';

/** Turns the wheel to an angle in degrees; `push`: how far the pointer is pushed aside by a peg, 0 … 1. */
export type DrawAngle = (angle: number, push: number) => void;

interface WheelPictureProps {
  sectors: readonly Sector[];
  /** The field at which it stopped, once it has. */
  at: number | null;
  name: string;
  onReady: (draw: DrawAngle) => void;
}

/** A wheel of fields that turns under a pointer. */
export function WheelPicture({ sectors, at, name, onReady }: WheelPictureProps) {
  const rotor = useRef<SVGGElement>(null);
  const pointer = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    onReady((angle, push) => {
      rotor.current?.setAttribute('transform', `rotate(${angle.toFixed(2)})`);
      pointer.current?.setAttribute('transform', `rotate(${(-16 * push).toFixed(1)} 0 -292)`);
    });
  }, []);
  const step = 360 / sectors.length;
  const size = Math.min(26, 12 + 260 / sectors.length);
  return (
    <svg class="wheel__picture" viewBox="-316 -322 632 638" role="img" aria-label={name}>
      <circle class="wheel__rim" r="300" />
      <g ref={rotor}>
        {sectors.map(({ label, level }, place) => (
          <g
            key={place}
            class={at === place ? 'wheel__field wheel__field--at' : 'wheel__field'}
            transform={`rotate(${(place + 0.5) * step})`}
          >
            <path class={`wheel__sector wheel__sector--${level}`} d={sector(step)} />
            <text
              class={`wheel__label wheel__label--${level}`}
              style={{ fontSize: `${size}px` }}
              transform={sectors.length > 20 ? 'translate(0 -272) rotate(90)' : 'translate(0 -240)'}
              dy={sectors.length > 20 ? '0.35em' : '0'}
              text-anchor={sectors.length > 20 ? 'start' : 'middle'}
            >
              {label}
            </text>
          </g>
        ))}
        {sectors.map((_, place) => (
          <circle key={place} class="wheel__peg" r="4" cy="-291" transform={`rotate(${place * step})`} />
        ))}
        <path class="wheel__spokes" d={spokes} />
      </g>
      <circle class="wheel__hub" r="112" />
      <circle class="wheel__hub-line" r="98" />
      <text class="wheel__figure" y="16">
        {at === null ? '' : sectors[at]!.label || '0×'}
      </text>
      <path ref={pointer} class="wheel__pointer" d="M-17 -318H17L0 -270Z" />
    </svg>
  );
}

const inner = 118;
const outer = 284;

/** One field with its middle at the top. */
function sector(step: number): string {
  const half = (step * Math.PI) / 360;
  const [s, c] = [Math.sin(half), Math.cos(half)];
  const at = (radius: number, side: number) => `${(side * radius * s).toFixed(2)} ${(-radius * c).toFixed(2)}`;
  return `M${at(inner, -1)}L${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}Z`;
}

const spokes = Array.from({ length: 72 }, (_, i) => {
  const angle = (i * Math.PI) / 36;
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return `M${(s * 112).toFixed(1)} ${(c * 112).toFixed(1)}L${(s * 119).toFixed(1)} ${(c * 119).toFixed(1)}`;
}).join('');
