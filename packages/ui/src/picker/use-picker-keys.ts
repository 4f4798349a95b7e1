import { type KeyboardEvent, useRef } from 'react';
import { type Option, rowAfter, rowBeginning } from '../picker-options.ts';

/** Letters that follow one another faster than this make one word. */
const wordPauseMs = 800;

/**
 * The keys of a list: arrows, Page keys, Home, End and Enter; without a search field (`typeAhead`) letters lead to what
 * begins with them, and Space takes like Enter.
 */
export function usePickerKeys({
  options,
  row,
  rowsAPage,
  typeAhead,
  goTo,
  take,
}: {
  options: readonly Option[];
  row: number;
  rowsAPage: number;
  typeAhead: boolean;
  goTo: (row: number) => void;
  take: () => void;
}): (event: KeyboardEvent) => void {
  const word = useRef({ typed: '', atMs: 0 });

  function onLetter(letter: string, nowMs: number): void {
    const typed = nowMs - word.current.atMs < wordPauseMs ? word.current.typed + letter : letter;
    word.current = { typed, atMs: nowMs };
    const found = rowBeginning(options, typed, row);
    if (found >= 0) goTo(found);
  }

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const inWord = event.timeStamp - word.current.atMs < wordPauseMs && word.current.typed !== '';
    const to = rowAfter(event.key, row, options.length, rowsAPage);
    if (to !== undefined) goTo(to);
    else if (event.key === 'Enter' || (typeAhead && event.key === ' ' && !inWord)) take();
    else if (typeAhead && event.key.length === 1) onLetter(event.key, event.timeStamp);
    else return;
    event.preventDefault();
  };
}
