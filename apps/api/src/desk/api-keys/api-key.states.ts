import type { ApiKeyState } from '@fairhouse/contract/operator';

interface Move {
  from: readonly ApiKeyState[];
  command: string;
}

/** Every way from one state to another; there are no others. */
export const moves = {
  active: { from: ['ready'], command: 'apiKey.reveal' },
  revoked: { from: ['ready', 'active'], command: 'apiKey.revoke' },
  expired: { from: ['ready', 'active'], command: 'apiKey.expire' },
} as const satisfies Partial<Record<ApiKeyState, Move>>;

export const mayMove = (from: ApiKeyState, to: keyof typeof moves): boolean =>
  (moves[to].from as readonly ApiKeyState[]).includes(from);
