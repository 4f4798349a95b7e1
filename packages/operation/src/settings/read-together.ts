import { CannotRun } from './cannot-run.ts';

/**
 * What all of these read. Throws one CannotRun with the findings of every reader, so that anyone who sets a casino up is told
 * everything at once.
 */
export function readTogether<R extends Record<string, () => unknown>>(
  readers: R,
): { [Name in keyof R]: ReturnType<R[Name]> } {
  const findings: string[] = [];
  const read = Object.entries(readers).map(([name, reader]) => {
    try {
      return [name, reader()];
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      findings.push(...error.findings);
      return [name, undefined];
    }
  });
  if (findings.length > 0) throw new CannotRun([...new Set(findings)]);
  return Object.fromEntries(read);
}
