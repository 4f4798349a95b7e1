/**
 * The way back of the browser closes what lies above the page, topmost first, before it leaves the page: each layer
 * (window, drawer, alert, step of a form) has an entry of the history above that of its page. `depth` in the state of an
 * entry says how many layers were open there; `popup` in its address names the topmost window, so that it can be
 * reloaded and shared.
 *
 * A layer that is closed by its own buttons leaves its entry behind: a step of ours would race with what the player does
 * next. The next layer uses the entry again, and a step back over it continues by itself to the page before.
 */
import { onLayersChanged, openLayers } from '@fairhouse/ui/layers/layers.ts';
import { session } from '../session.ts';
import { loginPathFor } from './backurl.ts';
import { currentLocation, navigate } from './location.ts';
import { type NamedPopup, readPopup, writePopup } from './popup-address.ts';
import { onPopupsChanged, openPopup, openPopups } from './popups.ts';

/** Of the entry that is shown. */
let depth = 0;
let path = '';
let settling = false;

/** Begins to keep entries; once, at the start of the app. `known` resolves once it is known who is here. */
export function keepBackSteps(known: Promise<unknown>): void {
  depth = depthOfEntry() ?? 0;
  ({ path } = currentLocation());
  openNamed(known);
  addEventListener('popstate', () => stepTaken(known));
  onLayersChanged(settleSoon);
  onPopupsChanged(settleSoon);
  settleSoon();
}

/** Whether the browser has come to an entry that is new, and not to one that was there before. */
export const isNewEntry = (): boolean => depthOfEntry() === undefined;

function stepTaken(known: Promise<unknown>): void {
  const from = depth;
  const to = depthOfEntry();
  const isSamePage = currentLocation().path === path;
  depth = to ?? 0;
  ({ path } = currentLocation());
  if (to === undefined) openNamed(known);
  else if (isSamePage && to < from) goBack(to);
  settleSoon();
}

/** A step back on the same page, to an entry of `to` layers. */
function goBack(to: number): void {
  const layers = openLayers();
  if (layers.length === 0) {
    history.go(-(to + 1));
    return;
  }
  const stay = Math.min(to, layers.length - 1);
  for (const layer of layers.slice(stay).reverse()) layer.leave();
}

/** One layer often replaces another: what counts is what is open afterwards. */
function settleSoon(): void {
  if (settling) return;
  settling = true;
  setTimeout(settle);
}

function settle(): void {
  settling = false;
  if (isNewEntry()) history.replaceState({ ...history.state, depth: 0 }, '');
  depth = depthOfEntry()!;
  const layers = openLayers().length;
  while (depth < layers) history.pushState({ ...history.state, depth: ++depth }, '');
  const address = addressOf(layers === 0 ? undefined : openPopups().map(writePopup).findLast(Boolean));
  if (depth > 0 && address !== window.location.hash) history.replaceState(history.state, '', address);
}

/** The address of this page, with or without a window over it. */
export function addressOf(popup: string | undefined): string {
  const { path, query } = currentLocation();
  const rest = new URLSearchParams(query);
  rest.delete('popup');
  if (popup) rest.set('popup', popup);
  return `#${path}${rest.size > 0 ? `?${rest}` : ''}`;
}

/** Opens the window that the address of a new or reloaded entry names. */
function openNamed(known: Promise<unknown>): void {
  const text = currentLocation().query.get('popup');
  if (text === null) return;
  history.replaceState(history.state, '', addressOf(undefined));
  const named = readPopup(text);
  if (!named) return;
  // After what a change of path closes is closed.
  void known.then(() => setTimeout(() => openOrLogIn(named, text)));
}

function openOrLogIn({ popup, forMembers }: NamedPopup, text: string): void {
  if (session().status !== 'member' && forMembers) navigate(loginPathFor(addressOf(text).slice(1)), { replace: true });
  else openPopup(popup.name, popup.props as never);
}

function depthOfEntry(): number | undefined {
  const known: unknown = history.state?.depth;
  return typeof known === 'number' && Number.isSafeInteger(known) && known >= 0 ? known : undefined;
}
