/**
 * Pop-ups by name. Any feature opens any pop-up without importing its feature:
 *
 *   openPopup('play', { gameId: 7, playForFun: false });
 *   closePopup('play');  closePopup();  // the topmost
 *
 * A new pop-up: add its name and props to `Popups`, and its component to app/pop-up-host.tsx.
 */
import type { CallInput, CallOutput, LoginChallenge, SocialPerson } from '@fairhouse/contract';
import type { CasinoArticle } from '@fairhouse/contract/articles';
import { createStore, useStore } from '@fairhouse/ui/store.ts';

// biome-ignore lint/complexity/noBannedTypes: `{}` is "no properties" here.
type None = {};

/** Name → what the pop-up needs to know. */
export interface Popups {
  /** `thenPlay` names the game that opens once the member is logged in. */
  login: { backurl?: string; thenPlay?: number };
  join: None;
  joined: { memberId: number };
  /** The activation mail was sent, to this member or to whom the token of an earlier mail belongs; it can be sent again. */
  activation: { to: { id: number } | { token: string } };
  /** The form after a log-in through a provider, for who is no member yet. */
  socialJoin: { proof: { proof: string; browser: string }; person: SocialPerson };
  forgotPassword: None;
  /** The second step of a log-in. `thenPlay` as for `login`. */
  secondFactor: { challenge: LoginChallenge; thenPlay?: number };
  /** One of our legal texts, by its name. */
  legal: { text: CasinoArticle };
  /** The text whose address the operators have configured. */
  casinoPage: { page: 'withdrawRulePageUrl' | 'promotionPageUrl' };
  aboutBtc: None;
  /** `search` puts the cursor into the field that finds games by name. */
  categories: { category?: string; search?: boolean };
  /** Everything about a game before it is opened. */
  aboutGame: { gameId: number; name: string };
  /** A round that is over, shown again; `round` as lists name it. With `own`, its player may share it. */
  liveRound: { round: string; game: string; own?: true };
  gameHistory: None;
  /** A link to a shared table, for others. */
  tableInvite: { gameId: number; game: string };
  /** `freeRounds`: what was chosen where the member has free rounds in the game; left out, the member is asked. */
  play: { gameId: number; playForFun: boolean; freeRounds?: 'on' | 'off' };
  deposit: { method?: string };
  /** The member's deposits; with `order`, the receipt of that one. */
  deposits: { order?: number };
  /** A payment that came back to the home page. */
  payStatus: { status: 'payReturn' | 'payError' | 'payCancel'; bizId?: string; cSite?: string };
  cashOut: { section?: 'apply' | 'history' };
  transactions: None;
  documents: None;
  personalDetails: None;
  changePassword: None;
  security: None;
  /** Texts that have changed since the member agreed to them. */
  newTerms: None;
  messages: None;
  promotion: { promotion: CallOutput<'/sys/promotion/listAll'>[number] };
  /** `about`: what the letter begins with. */
  contact: { section?: 'ways' | 'form'; about?: { topic: 'deposit' | 'bonus'; message: string } };
  /** The member's conversations with the support team; `thread`: one of them. */
  support: { thread?: number };
  invite: None;
  agentBonus: None;
  vipClub: None;
  vipStore: None;
  bonus: None;
  /** The member's own protection, over a game as over anything else. */
  playSafely: None;
  setLimit: Pick<CallInput<'/sys/protection/setLimit'>, 'kind' | 'period'>;
  /** The second step of both: what it means, and the word that does it. */
  excludeSelf: { months: number };
  closeAccount: None;
  selfTest: None;
  playTimeZone: None;
}

export type PopupName = keyof Popups;

export type OpenPopup = { [N in PopupName]: { key: number; name: N; props: Popups[N] } }[PopupName];

type Arguments<N extends PopupName> = None extends Popups[N] ? [props?: Popups[N]] : [props: Popups[N]];

const mostOpen = 8;
const stack = createStore<readonly OpenPopup[]>([]);
let nextKey = 1;

/** Opens on top. One pop-up of a name is open at a time: opening it again brings it up with the new props. */
export function openPopup<N extends PopupName>(name: N, ...[props]: Arguments<N>): void {
  openOver(stack.get(), name, props);
}

/** Closes the one named, or the topmost. */
export function closePopup(name?: PopupName): void {
  stack.set(name ? without(name, stack.get()) : stack.get().slice(0, -1));
}

export function closeAllPopups(): void {
  if (stack.get().length > 0) stack.set([]);
}

/** Closes what is open and opens another in its place. */
export function replacePopup<N extends PopupName>(name: N, ...[props]: Arguments<N>): void {
  openOver(stack.get().slice(0, -1), name, props);
}

function openOver<N extends PopupName>(below: readonly OpenPopup[], name: N, props: Popups[N] | undefined): void {
  const opened = { key: nextKey++, name, props: props ?? {} } as OpenPopup;
  stack.set([...without(name, below), opened].slice(-mostOpen));
}

function without(name: PopupName, popups: readonly OpenPopup[]): readonly OpenPopup[] {
  return popups.filter((popup) => popup.name !== name);
}

export const openPopups = stack.get;

/** Called after every opening and closing. Answers how to stop listening. */
export const onPopupsChanged = stack.subscribe;

export function useOpenPopups(): readonly OpenPopup[] {
  return useStore(stack);
}
