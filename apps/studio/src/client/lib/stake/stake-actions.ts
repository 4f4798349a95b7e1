import type { KeyAction } from '../page/key-map.ts';
import type { PlaySession } from '../round/play-session.ts';

/** What every game with a stake of any size does by keys. */
export function stakeActions({ pace }: PlaySession): readonly KeyAction[] {
  return ['play', 'raise', 'lower', 'half', 'double', ...(pace.quick ? (['instant'] as const) : [])];
}
