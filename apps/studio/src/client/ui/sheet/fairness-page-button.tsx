/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';

/** The way to the casino's page on fairness, where a round can be checked without this game; only with the casino around the frame. */
export function FairnessPageButton({ session: { casino, texts } }: { session: Pick<PlaySession, 'casino' | 'texts'> }) {
  if (!casino.present) return null;
  return (
    <button type="button" class="text-button" onClick={() => casino.tell({ type: 'fairness' })}>
      {texts.fairnessPage}
    </button>
  );
}
