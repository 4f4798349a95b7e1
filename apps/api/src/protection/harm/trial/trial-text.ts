import { harmKinds } from '@fairhouse/contract/operator';
import type { Rules } from '@fairhouse/jurisdictions';
import { type TrialRow, trialDays } from './run-trial.ts';

const [begins, ends] = ['<!-- harm-trial begins -->', '<!-- harm-trial ends -->'];

/** The thresholds that were tried; a test holds them to those in force. */
export function thresholdsText(rules: Rules): string {
  const { message, limits, pause } = rules['harm.levels'];
  const markers = harmKinds.map((kind) => {
    const { threshold, weight } = rules['harm.markers'][kind];
    return `${kind} ${threshold} (${weight})`;
  });
  return `Thresholds (weights): ${markers.join(', ')}. Levels from a score of ${message}, ${limits} and ${pause} on.`;
}

/** Hits and false alarms by kind. */
export function trialText(rows: readonly TrialRow[], rules: Rules): string {
  const cell = ({ reached, firstDay, players }: TrialRow, at: 0 | 1 | 2) =>
    reached[at] === 0 ? '–' : `${Math.round((reached[at] * 100) / players)} % (day ${firstDay[at]})`;
  const lines = rows.map(
    (row) =>
      `| ${row.kind.name} | ${row.kind.about} | ${row.kind.isHarmed ? 'yes' : 'no'} | ${cell(row, 0)} | ${cell(row, 1)} | ${cell(row, 2)} |`,
  );
  return [
    `${rows[0]!.players} players of each kind, ${trialDays} days. ${thresholdsText(rules)}`,
    '',
    '| kind | how they play | ought to be noticed | message | limits asked | break and case |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** The page with another table. */
export function withTrial(page: string, text: string): string {
  const [before, after] = [page.indexOf(begins) + begins.length, page.indexOf(ends)];
  if (after < before) throw new Error('docs/harm.md has no place for the trial');
  return `${page.slice(0, before)}\n\n${text}\n\n${page.slice(after)}`;
}
