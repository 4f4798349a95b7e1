/**
 * Every key of the desk, once: the listener acts by this table and the help sheet draws it, so neither can know
 * a key that the other does not. A letter is its key without Shift; 'Shift+J' and 'Mod+K' (Ctrl, or ⌘ on a Mac) are
 * written out; 'G Q' are two keys one after the other.
 */
export const keyTable = {
  find: ['Mod+K'],
  help: ['?'],
  down: ['J', 'ArrowDown'],
  up: ['K', 'ArrowUp'],
  open: ['Enter'],
  close: ['Escape'],
  next: [']'],
  previous: ['['],
  select: ['X'],
  selectDown: ['Shift+J', 'Shift+ArrowDown'],
  selectUp: ['Shift+K', 'Shift+ArrowUp'],
  filter: ['/'],
  claim: ['C'],
  claimNext: ['N'],
  assign: ['A'],
  decide1: ['1'],
  decide2: ['2'],
  decide3: ['3'],
  snooze: ['H'],
  escalate: ['E'],
  note: ['M'],
  takeBack: ['Z'],
  submit: ['Mod+Enter'],
  zoomIn: ['+', '='],
  zoomOut: ['-'],
  turn: ['R'],
  compare: ['V'],
  preview: ['P'],
  keep: ['Mod+S'],
  moveUp: ['Mod+ArrowUp'],
  moveDown: ['Mod+ArrowDown'],
} as const satisfies Record<string, readonly string[]>;

export type Command = keyof typeof keyTable;

/** Where `G` and a letter lead. */
export const goTable = {
  Q: '/queues',
  C: '/queue/cashOuts',
  D: '/queue/documents',
  P: '/queue/deposits',
  U: '/queue/payouts',
  M: '/queue/contacts',
  W: '/queue/heldWins',
  L: '/queue/alerts',
  A: '/queue/approvals',
  F: '/money',
  R: '/record',
  S: '/staff',
  Y: '/policies',
  T: '/settings',
  E: '/content',
  I: '/me',
} as const;

export type GoLetter = keyof typeof goTable;
