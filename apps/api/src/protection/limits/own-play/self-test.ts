/**
 * The Problem Gambling Severity Index: nine answers of 0 (never) to 3 (almost always), added up. Bounds as in the Canadian Problem
 * Gambling Index, final report (Ferris and Wynne, 2001), section on scoring the PGSI.
 */
export function scoreSelfTest(answers: readonly number[]): {
  score: number;
  level: 'none' | 'low' | 'moderate' | 'high';
} {
  const score = answers.reduce((sum, answer) => sum + answer, 0);
  return { score, level: score === 0 ? 'none' : score <= 2 ? 'low' : score <= 7 ? 'moderate' : 'high' };
}
