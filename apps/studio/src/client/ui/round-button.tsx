/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { motionReduced } from '../lib/motion.ts';
import './round-button.css';

interface RoundButtonProps {
  name: string;
  disabled: boolean;
  /** The button rests for this long; a ring fills meanwhile. Milliseconds, 0 when it does not rest. */
  restMs?: number;
  /** Several rests in a row are told apart by this. */
  restKey?: number;
  onPress: () => void;
}

const circumference = 2 * Math.PI * 47;

/** The one large control of a game, under the thumb. */
export function RoundButton({ name, disabled, restMs = 0, restKey, onPress }: RoundButtonProps) {
  const ring = useRef<SVGCircleElement>(null);
  useEffect(() => {
    if (!restMs || motionReduced()) return;
    const animation = ring.current?.animate([{ strokeDashoffset: circumference }, { strokeDashoffset: 0 }], {
      duration: restMs,
      fill: 'forwards',
    });
    return () => animation?.cancel();
  }, [restMs, restKey]);
  return (
    <button type="button" class="round-button" disabled={disabled} onClick={onPress}>
      <svg class="round-button__ring" viewBox="0 0 100 100" aria-hidden="true">
        <circle class="round-button__track" cx="50" cy="50" r="47" />
        <circle
          ref={ring}
          class="round-button__fill"
          cx="50"
          cy="50"
          r="47"
          stroke-dasharray={circumference}
          stroke-dashoffset={disabled && restMs ? circumference : 0}
        />
      </svg>
      <span>{name}</span>
    </button>
  );
}
