import type { PlaySession } from '../../../lib/round/play-session.ts';
import type { Live } from '../use-live.ts';

/** What lies where, and how far the round is. Stakes are minor units. */
export interface ChipsNow {
  round: { state: string } | null;
  isOpen: boolean;
  isRevealed: boolean;
  /** The chips wait for the next round. */
  waits: boolean;
  placing: boolean;
  /** What is not placed yet, and how many bets it would be. */
  laid: { stake: number; chips: number; bets: number };
  inRound: { stake: number; bets: number };
  mostBets: number;
}

/** What the large button does. */
export function modeOf({ waits, isOpen, laid, inRound }: ChipsNow): 'place' | 'take-back' | 'wait' | 'let-go' {
  if (waits) return 'let-go';
  if (!isOpen) return 'wait';
  return laid.chips > 0 || inRound.bets === 0 ? 'place' : 'take-back';
}

interface CaptionTexts extends Pick<Live, 'texts' | 'result'> {
  session: Pick<PlaySession, 'money' | 'returned'>;
  /** What was said last of this round. */
  said: string;
  /** Chips may wait for the next round here. */
  canWait: boolean;
}

export function captionOf(now: ChipsNow, { session, texts, result, said, canWait }: CaptionTexts): string {
  const { round, isOpen, isRevealed, waits, placing, laid, inRound, mostBets } = now;
  const amount = session.money(laid.stake);
  const there = () => texts.inRound(session.money(inRound.stake));
  // The result of this round's bets goes before what waits for the next: the dock says that as well.
  if (isRevealed && result) return session.returned(result);
  if (waits) return texts.next.waits(amount);
  if (round?.state === 'VOID') return inRound.bets > 0 ? texts.void : texts.voidAll;
  if (isRevealed && laid.chips === 0) return '';
  if (placing) return texts.placing;
  if (isOpen && laid.chips > 0)
    return laid.bets > mostBets - inRound.bets ? texts.mostBets(mostBets) : texts.ready(amount);
  if (said) return said;
  if (isOpen) return inRound.bets > 0 ? there() : texts.lay;
  if (laid.chips > 0) {
    if (laid.bets > mostBets) return texts.mostBets(mostBets);
    return canWait ? texts.notPlaced(texts.next.name) : '';
  }
  if (round?.state === 'LOCKING') return texts.states.locking;
  return inRound.bets > 0 ? there() : '';
}
