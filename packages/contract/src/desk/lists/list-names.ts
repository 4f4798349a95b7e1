/** What the desk lists, each by one declaration of the API's feature `lists`. */
export const listNames = ['players', 'payments', 'bonuses', 'sessions', 'threads', 'staff'] as const;
export type ListName = (typeof listNames)[number];

/** How a cell is written: `money` with its currency, `tags` and `roles` several words, the others one value. */
export const listCellKinds = [
  'text',
  'number',
  'money',
  'moment',
  'flag',
  'country',
  'currency',
  'status',
  'kind',
  'method',
  'provider',
  'severity',
  'tags',
  'roles',
] as const;
export type ListCellKind = (typeof listCellKinds)[number];

/** What a filter takes: one of its words, a day of UTC (`day`), an id, an amount of the currency that is filtered by, or text. */
export const listFilterKinds = ['choice', 'day', 'id', 'amount', 'country', 'tag', 'text'] as const;
export type ListFilterKind = (typeof listFilterKinds)[number];
