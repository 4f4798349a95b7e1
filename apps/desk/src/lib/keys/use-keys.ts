import { useEffect, useRef } from 'react';
import type { Command, GoLetter } from './key-table.ts';
import { readKey } from './read-key.ts';

type Handlers = { readonly [C in Command]?: (event: KeyboardEvent) => void };

interface Layer {
  handlers: { current: Handlers };
  /** A window before everything else: what lies below it hears no key. */
  closed: boolean;
}

const layers: Layer[] = [];
let go: (letter: GoLetter) => void = () => {};
/** The key before was `G`. It waits for its letter as long as that takes, until the pointer or another window comes between. */
let isAfterG = false;

/** Registers where `G` and a letter lead. */
export function onGo(listener: (letter: GoLetter) => void): void {
  go = listener;
}

/** The component that is mounted last and knows the command gets it. `closed`: nothing below it gets any. */
export function useKeys(handlers: Handlers, { enabled = true, closed = false } = {}): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (!enabled) return;
    const layer = { handlers: latest, closed };
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [enabled, closed]);
}

/** The commands that would be heard at this moment. */
export function heardCommands(): ReadonlySet<Command> {
  const heard = new Set<Command>();
  for (const layer of layers.toReversed()) {
    for (const command of Object.keys(layer.handlers.current)) heard.add(command as Command);
    if (layer.closed) break;
  }
  return heard;
}

/** Follows the keyboard of the whole page. Answers how to stop. */
export function listenForKeys(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('keydown', hear, { signal });
  document.addEventListener('pointerdown', forgetG, { signal });
  window.addEventListener('blur', forgetG, { signal });
  return () => listening.abort();
}

function forgetG(): void {
  isAfterG = false;
}

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const read = readKey({ ...pressedOf(event), writing: isWriting(event.target) }, isAfterG);
  isAfterG = read.kind === 'waiting';
  if (read.kind === 'go' && !layers.some(({ closed }) => closed)) {
    event.preventDefault();
    go(read.letter);
  }
  if (read.kind !== 'command') return;
  // Enter on a button or link presses it.
  if (read.command === 'open' && (event.target as Element).closest?.('button, a, [role="menuitem"], [role="option"]'))
    return;
  const handler = handlerOf(read.command);
  if (!handler) return;
  event.preventDefault();
  handler(event);
}

function handlerOf(command: Command) {
  for (const layer of layers.toReversed()) {
    const handler = layer.handlers.current[command];
    if (handler) return handler;
    if (layer.closed) return undefined;
  }
  return undefined;
}

function pressedOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return { key, shiftKey, ctrlKey, metaKey, altKey };
}

/** Whether a key that is pressed there becomes part of a text. */
export function isWriting(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element?.closest) return false;
  if (element.isContentEditable) return true;
  const field = element.closest('input, textarea, select');
  return field !== null && !/^(checkbox|radio|button|submit)$/.test(field.getAttribute('type') ?? '');
}
