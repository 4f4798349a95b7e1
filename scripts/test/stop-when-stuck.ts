import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const stuckAfterMs = 10 * 60_000;

/**
 * Tests in the browser have no time of their own: a slow machine needs as long as it needs. Each step ends by its own
 * limit; a run in which no step begins or ends for ten minutes is ended, and names its open steps.
 */
export default class StopWhenStuck implements Reporter {
  readonly #open = new Map<TestStep, string>();
  readonly #stop: () => void;
  readonly #afterMs: number;
  #timer: NodeJS.Timeout | undefined;

  constructor({ afterMs = stuckAfterMs, stop = interrupt }: { afterMs?: number; stop?: () => void } = {}) {
    this.#afterMs = afterMs;
    this.#stop = stop;
  }

  onBegin(): void {
    this.#progress();
  }

  onTestBegin(): void {
    this.#progress();
  }

  onStepBegin(test: TestCase, _result: TestResult, step: TestStep): void {
    this.#open.set(step, `${test.title}: ${step.title}`);
    this.#progress();
  }

  onStepEnd(_test: TestCase, _result: TestResult, step: TestStep): void {
    this.#open.delete(step);
    this.#progress();
  }

  onTestEnd(): void {
    this.#progress();
  }

  onEnd(_result: FullResult): void {
    clearTimeout(this.#timer);
  }

  #progress(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const steps = [...this.#open.values()].map((step) => `\n  ${step}`).join('');
      console.error(
        `No step has begun or ended for ${this.#afterMs / 60_000} minutes. The run ends. Open steps:${steps}`,
      );
      this.#stop();
    }, this.#afterMs);
  }
}

/** As Ctrl+C: Playwright closes its browsers and reports what was interrupted. */
function interrupt(): void {
  process.kill(process.pid, 'SIGINT');
}
