/** @jsxImportSource preact */
import type { PlaySession } from '../../lib/round/play-session.ts';
import { Readout } from './readout.tsx';

interface WinReadoutProps {
  session: PlaySession;
  /** Minor units that the round returned, or as far as they are counted. */
  win: number;
  /** The round returned more than its stake. */
  won: boolean;
}

/** What came back from a round. It is a win only where it is more than the stake; up to it, it was returned. */
export function WinReadout({ session: { texts, money }, win, won }: WinReadoutProps) {
  return <Readout name={win > 0 && !won ? texts.returned : texts.win} value={money(win)} bright={won} />;
}
