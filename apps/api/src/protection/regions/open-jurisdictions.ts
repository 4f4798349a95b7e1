import { type Jurisdiction, jurisdictionAt } from '@fairhouse/jurisdictions';
import { keepReading } from '@fairhouse/operation';

/** What holds for members of a place; one without a pack in force has the casino's own rules. */
export type JurisdictionOf = (countryCode: string, stateCode?: string) => Jurisdiction;

export interface Jurisdictions {
  of: JurisdictionOf;
  /** To be waited for, where there is something to wait for, by anyone who can: rules are gone by for 5 s at most. */
  upToDate(): Promise<void> | undefined;
  /** Takes note of a change of this process at once. */
  readAgain(): Promise<void>;
  stop(): Promise<void>;
}

interface Parts {
  /** The codes of the packs in force. */
  readPacks(): Promise<readonly string[]>;
  logger: { error(details: object, message: string): void };
  refreshMs?: number;
}

/** The packs in force in memory, since rules are asked for in the middle of audit events. */
export async function openJurisdictions({ readPacks, logger, refreshMs = 2_000 }: Parts): Promise<Jurisdictions> {
  // Without the database nothing is done by these rules either.
  const onFailure = (err: unknown) => logger.error({ err }, 'the packs in force could not be read again');
  const kept = await keepReading({ read: readPacks, everyMs: refreshMs, onFailure });
  return {
    of: (countryCode, stateCode) => jurisdictionAt(kept.now(), countryCode, stateCode),
    upToDate: kept.upToDate,
    readAgain: () => kept.readAgain().catch(onFailure),
    stop: kept.stop,
  };
}
