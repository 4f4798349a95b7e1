import { instantNow, paced, tween } from './motion.ts';

const open = new Set<Presentation>();
let listens = false;

/** What shows a result that is known. A tap, Space, Enter or Escape ends all that is open of it, in every game alike. */
export class Presentation {
  skipped = false;
  private endNow!: () => void;
  private readonly ended = new Promise<void>((done) => {
    this.endNow = done;
  });

  constructor() {
    listenForPresses();
    open.add(this);
  }

  /** Milliseconds on the stage's clock, or until it is skipped. */
  pause(ms: number): Promise<void> {
    return this.wait(instantNow() ? 0 : paced(ms));
  }

  /** Milliseconds, or until it is skipped. */
  async wait(ms: number): Promise<void> {
    if (this.skipped) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const passed = new Promise<void>((done) => {
      timer = setTimeout(done, ms);
    });
    await Promise.race([passed, this.ended]);
    clearTimeout(timer);
  }

  /** Draws from 0 to 1; what is skipped stands at 1. */
  async tween(ms: number, draw: (progress: number) => void): Promise<void> {
    if (!this.skipped)
      await Promise.race([tween(ms, (progress) => !this.skipped && progress < 1 && draw(progress)), this.ended]);
    draw(1);
  }

  /** All that is still to come of it comes at once. */
  skip(): void {
    this.skipped = true;
    this.close();
  }

  /** It has been seen. */
  close(): void {
    open.delete(this);
    this.endNow();
  }
}

const ending = new Set([' ', 'Enter', 'Escape']);

function listenForPresses(): void {
  if (listens) return;
  listens = true;
  addEventListener('keydown', ({ key }) => ending.has(key) && skipAll(), true);
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (open.size === 0) return;
      // The press that ends a presentation is none of a button which only waited for its end.
      if ((target as Element).closest('button:disabled')) swallowClick();
      skipAll();
    },
    true,
  );
}

function skipAll(): void {
  for (const one of [...open]) one.skip();
}

function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  // Where no click follows, the next press is its own.
  addEventListener('pointerdown', () => removeEventListener('click', swallow, true), { once: true });
}
