import { readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem } from '../problem.ts';
import { table } from '../table.ts';

export async function reconcile(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['day'], 1);
  if (words[0] === 'list') return list();
  const { day, parts } = await ask('/operator/reconciliation/run', { day: named.day });
  const compared = table(
    ['PART', 'CHECKED', 'WHAT', 'OURS', 'THEIRS', 'DIFFERENCES'],
    parts.flatMap(({ part, checked, totals, differenceCount }) =>
      totals.length === 0
        ? [[part, checked, '', '', '', differenceCount]]
        : totals.map(({ what, currency, ours, theirs }, index) =>
            index === 0
              ? [part, checked, what, `${ours} ${currency}`, `${theirs} ${currency}`, differenceCount]
              : ['', '', what, `${ours} ${currency}`, `${theirs} ${currency}`, ''],
          ),
    ),
  );
  const differences = parts.flatMap(({ part, differences }) =>
    differences.map(({ kind, subject, ours, theirs }) => [part, meanings[kind], subject, ours ?? '', theirs ?? '']),
  );
  if (differences.length === 0) return `${day} (UTC)\n\n${compared}\n\nNothing differs.`;
  throw new Problem(
    `${day} (UTC)\n\n${compared}\n\n${table(['PART', 'DIFFERENCE', 'OF', 'OURS', 'THEIRS'], differences)}`,
  );
}

const meanings = {
  missingHere: 'not in our books',
  missingThere: 'not in theirs',
  otherAmount: 'another amount',
  open: 'not finished',
  held: 'a win is held',
  refused: 'a win was refused',
  notAnswered: 'no answer',
  duplicate: 'twice in theirs',
};

async function list(): Promise<string> {
  const days = await ask('/operator/reconciliation/listAll', {});
  if (days.length === 0) return 'No day was compared yet.';
  return table(
    ['DAY (UTC)', 'CHECKED', 'DIFFERENCES', 'COMPARED AT'],
    days.map(({ day, checked, differenceCount, finishedAt }) => [day, checked, differenceCount, finishedAt]),
  );
}
