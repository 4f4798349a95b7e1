const reducedQuery = matchMedia('(prefers-reduced-motion: reduce)');

const quickPace = 0.4;
let pace = 1;
let quick = false;

/** Tests look at results, not at animations. */
export function setPace(fast: boolean): void {
  pace = fast ? 0.06 : 1;
}

/** For players who have seen enough of it, where the jurisdiction allows that. */
export function setQuick(on: boolean): void {
  quick = on;
}

export function quickNow(): boolean {
  return quick;
}

export function motionReduced(): boolean {
  return reducedQuery.matches;
}

/** Milliseconds on the stage's clock → milliseconds to wait. */
export function paced(ms: number): number {
  return ms * (quick ? Math.min(pace, quickPace) : pace);
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, paced(ms)));
}

/** Calls `draw` with 0 … 1 once a frame; resolves at 1. Resolves without drawing between in a hidden page. */
export function tween(ms: number, draw: (progress: number) => void): Promise<void> {
  const duration = Math.max(paced(ms), 1);
  const start = performance.now();
  return new Promise((done) => {
    const frame = () => {
      const progress = Math.min((performance.now() - start) / duration, 1);
      draw(progress);
      if (progress === 1) done();
      else nextFrame(frame);
    };
    frame();
  });
}

/** A hidden page gets no animation frames, but its round must come to an end all the same. */
export function nextFrame(frame: () => void): void {
  if (document.hidden) setTimeout(frame, 100);
  else requestAnimationFrame(frame);
}
