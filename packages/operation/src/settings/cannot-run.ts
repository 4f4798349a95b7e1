/** Ends a start: each finding is one plain sentence that says what is wrong and what to do. */
export class CannotRun extends Error {
  override name = 'CannotRun';
  readonly findings: readonly string[];

  constructor(found: string | readonly string[], options?: ErrorOptions) {
    const findings = typeof found === 'string' ? [found] : found;
    super(findings.join('\n'), options);
    this.findings = findings;
  }
}
