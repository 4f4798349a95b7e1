import { randomUUID } from 'node:crypto';
import type { Case, CaseGroup, Step } from './case.ts';
import { caseDigest, certificationVersion, groups } from './cases/index.ts';
import { newCasePlayer, type Reached } from './player.ts';
import type { CaseResult, CertificationReport } from './report.ts';
import { openSandbox } from './sandbox.ts';
import {
  booksStep,
  type Mismatch,
  pageStep,
  type Running,
  roundStep,
  sandboxStep,
  studioStep,
  walletStep,
} from './steps.ts';

export interface CertifyOptions {
  /** Origin of the casino, whose sandbox is on. */
  casino: string;
  vendor: string;
  secret: string;
  /** Groups to run, by name; all without it. */
  only?: readonly string[];
  /** Cases at the same time; 8 without it, at most 64. Cases under load run one by one. */
  atOnce?: number;
  onCase?(result: CaseResult, done: number, total: number): void;
  runId?: string;
  /** Of a run by the casino: test players are changed by calls with it alone. */
  runKey?: string;
}

const alone = 'Load';

/** Runs the cases against the casino's wallet and the studio that the vendor has registered there. Unsigned. */
export async function certify(options: CertifyOptions): Promise<CertificationReport> {
  const { casino, vendor, secret, only, onCase, runId = randomUUID() } = options;
  const signer = { vendor, secret };
  const sandbox = openSandbox(casino, signer, options.runKey);
  const about = await sandbox.about();
  const reached: Reached = { casino, signer, sandbox, gameCode: about.gameCode, reportUrl: about.reportUrl };
  const startedAt = new Date();
  const chosen = groups.filter(({ group }) => !only || only.includes(group));
  const work = chosen.flatMap((group) => group.cases.map((it) => ({ group, it })));
  const results = new Map<string, CaseResult>();
  const runOne = async ({ group, it }: (typeof work)[number]) => {
    const result = await runCase(reached, group, it);
    results.set(it.id, result);
    onCase?.(result, results.size, work.length);
  };
  const side = work.filter(({ group }) => group.group !== alone);
  const atOnce = Math.max(1, Math.min(64, options.atOnce ?? 8));
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = side.shift(); next; next = side.shift()) await runOne(next);
    }),
  );
  for (const next of work) if (next.group.group === alone) await runOne(next);
  const ordered = work.map(({ it }) => results.get(it.id)!);
  const failed = ordered.filter(({ passed }) => !passed).length;
  return {
    kind: 'fairhouse-vendor-certification',
    version: certificationVersion,
    cases: caseDigest,
    runId,
    casino: new URL(casino).origin,
    vendor,
    vendorName: about.name,
    studio: new URL(about.reportUrl).origin,
    startedAt: startedAt.toISOString(),
    finishedAt: new Date().toISOString(),
    // A part of the cases never is a certification.
    passed: failed === 0 && chosen.length === groups.length,
    total: ordered.length,
    failed,
    results: ordered,
  };
}

async function runCase(reached: Reached, { group, advice }: CaseGroup, it: Case): Promise<CaseResult> {
  const { id, title, direction, why } = it;
  const named = { id, title, group, direction, why };
  let at = 0;
  const failedBy = ({ sent, came, expected }: Mismatch): CaseResult => ({
    ...named,
    passed: false,
    failure: { step: at, sent, came, expected },
    advice,
  });
  try {
    const { currency = 'USD', balance = 10_000 } = it.player ?? {};
    let second: ReturnType<typeof newCasePlayer> | undefined;
    const running: Running = {
      reached,
      startedAt: new Date(),
      a: await newCasePlayer(reached, currency, balance),
      b: () => (second ??= newCasePlayer(reached, currency, balance)),
      balance,
    };
    for (const step of it.steps) {
      at += 1;
      const mismatch = await runStep(running, step);
      if (mismatch) return failedBy(mismatch);
    }
    return { ...named, passed: true };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { message?: string } };
    const came = `no answer: ${message}${cause?.message ? ` (${cause.message})` : ''}`;
    return failedBy({ sent: JSON.stringify(it.steps[Math.max(0, at - 1)]), came, expected: 'an answer' });
  }
}

function runStep(running: Running, step: Step): Promise<Mismatch | undefined> {
  if ('wallet' in step) return walletStep(running, step);
  if ('sandbox' in step) return sandboxStep(running, step);
  if ('books' in step) return booksStep(running, step);
  if ('studio' in step) return studioStep(running, step);
  return 'page' in step ? pageStep(running, step) : roundStep(running, step);
}
