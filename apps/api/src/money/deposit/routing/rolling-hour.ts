import type { RoutingRules } from '@fairhouse/contract/operator';
import { type Acceptance, isWeakNow } from './acceptance.ts';

const hourMs = 3_600_000;

/** The acceptance of each provider's last hour while orders of the past go by in their order. */
export class RollingHour {
  readonly #decided = new Map<string, { atMs: number; accepted: boolean }[]>();
  readonly #weak = new Map<string, boolean>();

  constructor(private readonly thresholds: RoutingRules['acceptance']) {}

  note(provider: string, at: Date, accepted: boolean): void {
    const decided = this.#decided.get(provider) ?? [];
    decided.push({ atMs: at.getTime(), accepted });
    this.#decided.set(provider, decided);
  }

  of(provider: string, at: Date): Acceptance {
    const recent = (this.#decided.get(provider) ?? []).filter(({ atMs }) => atMs > at.getTime() - hourMs);
    this.#decided.set(provider, recent);
    const accepted = recent.filter((one) => one.accepted).length;
    const counts = { accepted, declined: recent.length - accepted };
    const weak = isWeakNow(counts, this.#weak.get(provider) ?? false, this.thresholds);
    this.#weak.set(provider, weak);
    return { ...counts, weak };
  }
}
