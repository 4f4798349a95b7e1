const reducedQuery = matchMedia('(prefers-reduced-motion: reduce)');

const quickPace = 0.4;
const key = 'fairhouse-studio-quick';
let pace = 1;
let quick = remembered();
let hurry: Hurry | null = null;

/** For players who have seen enough of a game: its animations are shortened, or the outcome is shown at once. */
export type Hurry = 'quick' | 'instant';

/** Tests look at results, not at animations. */
export function setPace(fast: boolean): void {
  pace = fast ? 0.06 : 1;
}

/** What the jurisdiction allows in this game; null: neither, also where one was chosen before. */
export function allowHurry(allowed: Hurry | null): void {
  hurry = allowed;
  tellPage();
}

/** The player's choice, kept on the device. */
export function setQuick(on: boolean): void {
  quick = on;
  tellPage();
  try {
    localStorage.setItem(key, on ? '1' : '0');
  } catch {
    // Where a browser keeps nothing, the choice holds until the page goes.
  }
}

/** What the player chose, for all games. */
export function wantsQuick(): boolean {
  return quick;
}

export function quickNow(): boolean {
  return quick && hurry !== null;
}

export function instantNow(): boolean {
  return quick && hurry === 'instant';
}

/** Things stand at once where they come to: by the device's setting, or in instant mode. */
export function motionReduced(): boolean {
  return reducedQuery.matches || instantNow();
}

/** Milliseconds on the stage's clock → milliseconds to wait. */
export function paced(ms: number): number {
  if (instantNow()) return 0;
  return ms * (quickNow() ? Math.min(pace, quickPace) : pace);
}

export function pause(ms: number): Promise<void> {
  if (instantNow()) return Promise.resolve();
  return new Promise((done) => setTimeout(done, paced(ms)));
}

/** Calls `draw` with 0 … 1 once a frame; resolves at 1. Resolves without drawing between in a hidden page. */
export function tween(ms: number, draw: (progress: number) => void): Promise<void> {
  if (instantNow()) {
    draw(1);
    return Promise.resolve();
  }
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

/** The style sheets hold what moves by itself. */
function tellPage(): void {
  document.documentElement.toggleAttribute('data-instant', instantNow());
}

function remembered(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}
