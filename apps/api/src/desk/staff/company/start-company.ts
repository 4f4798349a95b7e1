import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { beginAttempt } from './attempt.ts';

/** The address of the company's provider for one sign-in. `browser` is a secret of the tab that asks. */
export async function startCompany(
  { company, sealing, clock, log }: StaffDeps,
  browser: string,
): Promise<Result<{ url: string }>> {
  if (!company) return refuse('companyUnavailable');
  try {
    return ok({ url: await company.client.addressFor(beginAttempt(sealing, browser, clock()), company.asks) });
  } catch (error) {
    log.warn({ reason: (error as Error).message }, "the company's sign-in was not reached");
    return refuse('companyUnavailable');
  }
}
