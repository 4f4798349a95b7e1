import { definitionHash } from './fair/canonical.ts';
import type { DeclaredFigures, Game, GameKind } from './game.ts';

interface Named {
  code: string;
  name: string;
  declared: DeclaredFigures;
}

/** What a game is called and declares, by the definition that its rounds are played by. Slots alone have a pace of their own. */
export function gameHead<K extends GameKind>(kind: K, definition: Named) {
  const { code, name, declared } = definition;
  const pace = kind === 'slot' ? 'slot' : 'table';
  return {
    code,
    name,
    kind,
    pace,
    definition,
    definitionHash: definitionHash(definition),
    declared,
  } as const satisfies Partial<Game>;
}
