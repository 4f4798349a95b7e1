/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BallPlace } from './wheel-motion.ts';
import './wheel-picture.css';

/** Draws the wheel where it stands: how far the rotor has turned, in degrees, and the ball, if there is one. */
export type DrawWheel = (turned: number, ball: BallPlace | null) => void;

/** The wheel as a drawing of three parts: a bowl that stands, a rotor that turns, and a ball. `face`: whose drawing it is. */
export function WheelPicture({ face, onReady }: { face: string; onReady: (draw: DrawWheel) => void }) {
  const rotor = useRef<HTMLImageElement>(null);
  const ball = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    onReady((turned, place) => {
      // A picture that is gone is asked for once more by the frame that was under way.
      if (!rotor.current || !ball.current) return;
      rotor.current.style.transform = `rotate(${turned.toFixed(2)}deg)`;
      drawBall(ball.current, place, turned);
    });
  }, []);
  return (
    <div class="wheel" aria-hidden="true">
      <img src={`/art/roulette/rim-${face}.svg`} alt="" draggable={false} />
      <img ref={rotor} class="wheel__rotor" src={`/art/roulette/rotor-${face}.svg`} alt="" draggable={false} />
      <img ref={ball} class="wheel__ball" src="/art/roulette/ball.svg" alt="" draggable={false} />
    </div>
  );
}

function drawBall(element: HTMLImageElement, place: BallPlace | null, turned: number): void {
  element.style.opacity = place ? '1' : '0';
  if (!place) return;
  const angle = ((place.relative + turned - 90) * Math.PI) / 180;
  // The drawing is 1000 units wide and the ball 40: one unit is 2.5 % of the ball's own width.
  const x = Math.cos(angle) * place.radius * 2.5;
  const y = Math.sin(angle) * place.radius * 2.5;
  element.style.transform = `translate(${x.toFixed(2)}%, ${y.toFixed(2)}%)`;
}
