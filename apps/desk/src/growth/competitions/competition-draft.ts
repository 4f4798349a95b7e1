import type { CompetitionKind, CompetitionMeasure, OperatorCallInput } from '@fairhouse/contract/operator';
import { type Currency, currencyCodes, decimalText, readTypedAmount, typedExample } from '@fairhouse/money';

/** What was typed. Amounts by line, the minimum stake first, then the prizes by place. */
export interface Draft {
  english: string;
  filipino: string;
  kind: CompetitionKind;
  measure: CompetitionMeasure;
  rounds: string;
  games: string[];
  begin: string;
  end: string;
  lines: Partial<Record<Currency, string>>[];
  reason: string;
}

export const emptyDraft = (): Draft => ({
  english: '',
  filipino: '',
  kind: 'tournament',
  measure: 'multiple',
  rounds: '3',
  games: [],
  begin: '',
  end: '',
  lines: [{}, {}, {}, {}],
  reason: '',
});

type Input = OperatorCallInput<'/operator/competition/create'>;
export type DraftProblem =
  | { text: 'unclear'; line: number; currency: Currency; example: string }
  | { text: 'missing'; line: number; currency: Currency }
  | { text: 'noMoney' | 'roundsWrong' };

/** What is sent, or what cannot be read. A currency without any amount is left out. */
export function readDraft(draft: Draft, language: string): { input: Input } | { problem: DraftProblem } {
  const rounds = Number(draft.rounds.trim());
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 500) return { problem: { text: 'roundsWrong' } };
  const used = currencyCodes.filter((currency) => draft.lines.some((line) => (line[currency] ?? '').trim() !== ''));
  if (used.length === 0) return { problem: { text: 'noMoney' } };
  const lines: Input['minimumStakes'][] = [];
  for (const [at, line] of draft.lines.entries()) {
    const amounts: Input['minimumStakes'] = [];
    for (const currency of used) {
      const typed = (line[currency] ?? '').trim();
      if (typed === '') return { problem: { text: 'missing', line: at, currency } };
      const read = readTypedAmount(typed, currency, language);
      if (!read.ok)
        return { problem: { text: 'unclear', line: at, currency, example: typedExample(currency, language) } };
      amounts.push({ currency, amount: decimalText(read.amount) });
    }
    lines.push(amounts);
  }
  const [minimumStakes = [], ...prizes] = lines;
  return {
    input: {
      english: draft.english.trim(),
      filipino: draft.filipino.trim(),
      kind: draft.kind,
      measure: draft.kind === 'tournament' ? 'multiple' : draft.measure,
      games: draft.games,
      beginTime: new Date(draft.begin).toISOString(),
      endTime: new Date(draft.end).toISOString(),
      rounds,
      minimumStakes,
      prizes,
      reason: draft.reason.trim(),
    },
  };
}
