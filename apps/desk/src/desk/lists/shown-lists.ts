import type { ListName } from '@fairhouse/contract/operator';

/** Where a row leads. */
export type Way =
  | { to: 'member'; id: number; tab?: string; open?: string }
  | { to: 'staff'; id: string }
  | { to: 'thread'; id: string };

export interface ShownList {
  /** The columns that tell its rows apart on a phone. */
  phone: readonly string[];
  way(row: { id: string; memberId: number | null }): Way | undefined;
}

const member = (id: number | null, more: { tab?: string; open?: string } = {}): Way | undefined =>
  id === null ? undefined : { to: 'member', id, ...more };

/** How each list is shown: the next one is another entry, and its words in `texts`. */
export const shownLists: Readonly<Record<ListName, ShownList>> = {
  players: { phone: ['username', 'status', 'net'], way: ({ memberId }) => member(memberId) },
  payments: {
    phone: ['username', 'amount', 'state'],
    way({ id, memberId }) {
      const [source, number] = id.split(':');
      return source === '0'
        ? member(memberId, { tab: 'deposits', open: `deposit:${number}` })
        : member(memberId, { tab: 'cashOuts', open: `cashOut:${number}` });
    },
  },
  bonuses: {
    phone: ['username', 'amount', 'state'],
    way: ({ id, memberId }) => member(memberId, { tab: 'bonuses', open: `bonus:${id}` }),
  },
  sessions: { phone: ['username', 'began', 'address'], way: ({ memberId }) => member(memberId, { tab: 'sessions' }) },
  threads: { phone: ['username', 'topic', 'state'], way: ({ id }) => ({ to: 'thread', id }) },
  staff: { phone: ['name', 'status'], way: ({ id }) => ({ to: 'staff', id }) },
};
