import { type Command, type GoLetter, goTable, keyTable } from './key-table.ts';

/** What the reading needs of a keyboard event. */
export interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Whether the key writes into a field: then only what is told apart by Ctrl or Escape is a command. */
  writing: boolean;
}

export type Read =
  | { kind: 'command'; command: Command }
  | { kind: 'go'; letter: GoLetter }
  /** `G` was pressed, and the letter after it is waited for. */
  | { kind: 'waiting' }
  | { kind: 'nothing' };

const commands = new Map<string, Command>(
  (Object.entries(keyTable) as [Command, readonly string[]][]).flatMap(([command, keys]) =>
    keys.map((key) => [key, command] as const),
  ),
);

/** Which command a key is; `afterG` says whether the key before it was `G`. */
export function readKey(pressed: Pressed, afterG: boolean): Read {
  const name = nameOf(pressed);
  if (name === undefined) return { kind: 'nothing' };
  if (pressed.writing && !name.startsWith('Mod+') && name !== 'Escape') return { kind: 'nothing' };
  if (afterG && Object.hasOwn(goTable, name)) return { kind: 'go', letter: name as GoLetter };
  if (name === 'G') return { kind: 'waiting' };
  const command = commands.get(name);
  return command ? { kind: 'command', command } : { kind: 'nothing' };
}

function nameOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  if (altKey && !key.startsWith('Arrow')) return undefined;
  const isLetter = /^[a-z]$/i.test(key);
  const base = isLetter ? key.toUpperCase() : key;
  // Signs such as ? and + need Shift on many keyboards: it is part of their own name already.
  const shift = shiftKey && (isLetter || key.length > 1) ? 'Shift+' : '';
  const mod = ctrlKey || metaKey ? 'Mod+' : '';
  return (altKey ? 'Alt+' : '') + mod + shift + base;
}
