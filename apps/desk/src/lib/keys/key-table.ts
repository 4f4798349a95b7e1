/**
 * Every key of the desk, once: the listener follows this table and the help sheet draws it, so neither can know
 * a key that the other does not. A letter is its key without Shift; 'Shift+J' and 'Mod+K' (Ctrl, or ⌘ on a Mac) are
 * written out, Alt with arrows alone; 'G Q' are two keys one after the other.
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
  moveUp: ['Alt+ArrowUp'],
  moveDown: ['Alt+ArrowDown'],
  filter: ['/'],
  views: ['W'],
  saveView: ['Shift+W'],
  claim: ['C'],
  claimNext: ['N'],
  assign: ['A'],
  decide1: ['1'],
  decide2: ['2'],
  decide3: ['3'],
  decide4: ['4'],
  snooze: ['H'],
  escalate: ['E'],
  note: ['M'],
  mute: ['U'],
  tag: ['T'],
  message: ['L'],
  exportList: ['D'],
  takeBack: ['Z'],
  submit: ['Mod+Enter'],
  zoomIn: ['+', '='],
  zoomOut: ['-'],
  turn: ['R'],
  compare: ['V'],
  preview: ['P'],
  keep: ['Mod+S'],
} as const satisfies Record<string, readonly string[]>;

export type Command = keyof typeof keyTable;

/** Where `G` and a letter lead. */
export const goTable = {
  G: '/home',
  Q: '/queues',
  C: '/queue/cashOuts',
  D: '/queue/documents',
  P: '/queue/deposits',
  U: '/queue/payouts',
  V: '/queue/disputes',
  M: '/queue/contacts',
  W: '/queue/heldWins',
  L: '/queue/alerts',
  N: '/queue/harmCases',
  A: '/queue/approvals',
  F: '/money',
  K: '/risk',
  H: '/health',
  B: '/groups',
  X: '/competitions',
  Z: '/missions',
  R: '/record',
  S: '/staff',
  Y: '/policies',
  O: '/catalogue',
  J: '/tables',
  T: '/settings',
  E: '/content',
  I: '/me',
} as const;

export type GoLetter = keyof typeof goTable;
