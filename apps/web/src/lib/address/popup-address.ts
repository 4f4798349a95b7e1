import { type CasinoArticle, casinoArticles } from '@fairhouse/contract/articles';
import type { OpenPopup, PopupName, Popups } from './popups.ts';

/** How the props of a pop-up stand in an address, after its name: 'deposit:PIX', 'vipClub'. */
interface Address<N extends PopupName> {
  /** A visitor logs in first. */
  forMembers?: true;
  write?(props: Popups[N]): string | undefined;
  /** Anybody can write an address: undefined for what no link of the site says. */
  read?(text: string): Popups[N] | undefined;
}

const word = (text: string) => (/^\w{1,40}$/.test(text) ? text : undefined);
const forMembers = { forMembers: true } as const;

/** Pop-ups that can be reloaded and shared. The others answer something that happened once, or have a page of their own. */
const addresses: { [N in PopupName]?: Address<N> } = {
  aboutBtc: {},
  playSafely: {},
  legal: {
    write: ({ text }) => text,
    read: (text) => (Object.hasOwn(casinoArticles, text) ? { text: text as CasinoArticle } : undefined),
  },
  casinoPage: {
    write: ({ page }) => page,
    read: (page) => (page === 'withdrawRulePageUrl' || page === 'promotionPageUrl' ? { page } : undefined),
  },
  categories: {
    write: ({ category }) => category,
    read: (text) => (word(text) ? { category: text } : {}),
  },
  contact: {
    write: ({ section }) => (section === 'form' ? section : undefined),
    read: (text) => (text === 'form' ? { section: text } : {}),
  },
  deposit: { forMembers: true, write: ({ method }) => method, read: (text) => (word(text) ? { method: text } : {}) },
  deposits: {
    forMembers: true,
    write: ({ order }) => order?.toString(),
    read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? { order: Number(text) } : {}),
  },
  cashOut: {
    forMembers: true,
    write: ({ section }) => (section === 'history' ? section : undefined),
    read: (text) => (text === 'history' ? { section: text } : {}),
  },
  transactions: forMembers,
  documents: forMembers,
  personalDetails: forMembers,
  changePassword: forMembers,
  security: forMembers,
  messages: forMembers,
  support: {
    forMembers: true,
    write: ({ thread }) => thread?.toString(),
    read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? { thread: Number(text) } : {}),
  },
  invite: forMembers,
  agentBonus: forMembers,
  vipClub: forMembers,
  vipStore: forMembers,
  bonus: forMembers,
  gameHistory: forMembers,
};

export interface NamedPopup {
  popup: Pick<OpenPopup, 'name' | 'props'>;
  forMembers: boolean;
}

/** As an address names the pop-up; undefined for one that it does not name. */
export function writePopup({ name, props }: Pick<OpenPopup, 'name' | 'props'>): string | undefined {
  const address = addresses[name] as Address<PopupName> | undefined;
  if (!address) return undefined;
  const said = address.write?.(props as never);
  return said === undefined ? name : `${name}:${said}`;
}

export function readPopup(text: string): NamedPopup | undefined {
  const [, name = '', said = ''] = /^(\w+)(?::(.*))?$/.exec(text) ?? [];
  if (!Object.hasOwn(addresses, name)) return undefined;
  const address = addresses[name as PopupName] as Address<PopupName>;
  const props = address.read ? address.read(said) : {};
  return props && { popup: { name, props } as NamedPopup['popup'], forMembers: address.forMembers === true };
}
