/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import { wordsOf } from './texts.ts';

/** Whether the hint can be switched on here. */
export function HintNote({ session: { texts, opened } }: { session: PlaySession }) {
  const words = wordsOf(texts);
  return (
    <section>
      <h3>{words.hintTitle}</h3>
      <p>{opened.fun ? words.hintFun : words.hintMoney}</p>
    </section>
  );
}
