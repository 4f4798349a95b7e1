/** When somebody last did something in this page: what it asks by itself keeps no session alive. */
let touchedAtMs = Date.now();

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Listens for whatever a person does. */
export function listenForTouches(target: Pick<Window, 'addEventListener'> = window): void {
  for (const kind of touches) {
    target.addEventListener(kind, touched, { capture: true, passive: true });
  }
}

function touched(): void {
  touchedAtMs = Date.now();
}

/** For how long nobody has. */
export function untouchedSeconds(nowMs = Date.now()): number {
  return Math.max(0, Math.floor((nowMs - touchedAtMs) / 1000));
}
