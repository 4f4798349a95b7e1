/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import type { HeldPlay } from '../../lib/round/held-play.ts';
import { motionReduced } from '../../lib/win/motion.ts';
import './round-button.css';

interface RoundButtonProps {
  name: string;
  disabled: boolean;
  /** The button rests for this long; a ring fills meanwhile. Milliseconds, 0 when it does not rest. */
  restMs?: number;
  /** Several rests in a row are told apart by this. */
  restKey?: number;
  onPress: () => void;
  /** Set where it plays on for as long as it is held. */
  held?: HeldPlay;
}

const circumference = 2 * Math.PI * 47;

/** The one large control of a game, under the thumb. */
export function RoundButton({ name, disabled, restMs = 0, restKey, onPress, held }: RoundButtonProps) {
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
    <button
      type="button"
      class="round-button"
      // A button that is disabled would not hear that it is let go.
      disabled={disabled && !held?.held}
      data-held={held?.held}
      onClick={onPress}
      onKeyDown={(event) => {
        // Browsers press a button again for as long as Enter is down, whatever the jurisdiction says.
        if (event.repeat) event.preventDefault();
      }}
      onPointerDown={held && ((event) => event.button === 0 && held.press())}
      onContextMenu={held && ((event) => event.preventDefault())}
    >
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
