import type { StageResult } from './run-stage.ts';

/** What failed, then a line a stage, and at the very end the one line that a machine reads. */
export function summary(results: StageResult[]): { text: string; isRight: boolean } {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const lines = results.map(({ name, isRight, tookMs, ...counts }) => {
    const tests = counts.passed + counts.failed > 0 ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
    return `  ${isRight ? 'right' : 'WRONG'}  ${name.padEnd(22)}${(tookMs / 1_000).toFixed(1).padStart(7)} s${tests}`;
  });
  const reported = results.flatMap((result) => result.failures ?? []).map((text) => `  WRONG  ${text}`);
  return {
    text: [
      '',
      ...reported,
      ...(reported.length > 0 ? [''] : []),
      ...lines,
      '',
      `${passed} passed, ${failed} failed`,
    ].join('\n'),
    isRight: results.length > 0 && results.every((result) => result.isRight),
  };
}
