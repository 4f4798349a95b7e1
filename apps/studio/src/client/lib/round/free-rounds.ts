import type { Opened, Stakes } from './wire.ts';

const keyOf = (id: string) => `own money instead of ${id}`;

/** Whether the player has chosen money over these free rounds in this tab. */
function prefersMoney(id: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
}

/**
 * What is played with: free rounds where there are some, unless the player chose money. Then their stake is the only one, and nothing that
 * costs more or plays by itself is there.
 */
export function withFreeRounds(opened: Opened): Opened {
  const { freeRounds } = opened;
  if (!freeRounds || prefersMoney(freeRounds.id)) return opened;
  return {
    ...opened,
    usesFreeRounds: true,
    stakes: freeRounds.stakes as Stakes,
    automatic: false,
    bonusBuy: false,
    doubleUp: false,
  };
}

/** Opens the page again with the other: stakes and what may be done differ. Only by a press of the player. */
export function playWith(what: 'money' | 'freeRounds', id: string): void {
  remember(what, id);
  location.reload();
}

/** Takes over what the player chose before the game opened. */
export function chooseFreeRounds({ freeRounds }: Pick<Opened, 'freeRounds'>, chosen: 'on' | 'off'): void {
  if (freeRounds) remember(chosen === 'off' ? 'money' : 'freeRounds', freeRounds.id);
}

function remember(what: 'money' | 'freeRounds', id: string): void {
  try {
    if (what === 'money') sessionStorage.setItem(keyOf(id), 'yes');
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Without storage the page opens with free rounds for as long as there are some.
  }
}
