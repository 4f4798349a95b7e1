import type { PlaySession } from '../../lib/play-session.ts';
import type { Outcome } from '../../lib/wire.ts';

/** What came of a round, in the fewest words that tell it: '17, black', '20 against 19', '12 spins'. */
export function roundText(outcome: Outcome | null, { texts, data }: PlaySession): string {
  if (!outcome) return texts.roundsSheet.open;
  if (outcome.kind === 'roulette') return texts.roulette.result(outcome.number, texts.roulette.colours[outcome.colour]);
  if (outcome.kind === 'blackjack') {
    const results = outcome.hands.map(({ result }) =>
      result ? texts.blackjack.results[result] : texts.roundsSheet.open,
    );
    return results.join(', ');
  }
  const winning = outcome.spins.flatMap(({ lines }) => lines).sort((a, b) => b.win - a.win)[0];
  const best = winning ? `${winning.count} × ${data.words.symbols?.[winning.symbol] ?? winning.symbol}` : '–';
  return outcome.spins.length > 1 ? `${texts.roundsSheet.spins(outcome.spins.length)} · ${best}` : best;
}
