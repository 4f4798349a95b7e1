import { type Jurisdiction, jurisdictionAt } from '@fairhouse/jurisdictions';

/** What holds for members of a place; one without a pack in force has the house's own rules. */
export type JurisdictionOf = (countryCode: string, stateCode?: string) => Jurisdiction;

export interface Jurisdictions {
  of: JurisdictionOf;
  /** Takes note of a change of this process at once. */
  readAgain(): Promise<void>;
  stop(): Promise<void>;
}

interface Parts {
  /** The codes of the packs in force. */
  readPacks(): Promise<readonly string[]>;
  logger: { error(details: object, message: string): void };
  /** With the second or less that a read takes, what is gone by is at most 5 s old, as of any other setting. */
  refreshMs?: number;
}

/** The packs in force in memory, since rules are asked for in the middle of acts. */
export async function openJurisdictions({ readPacks, logger, refreshMs = 4_000 }: Parts): Promise<Jurisdictions> {
  let inForce = await readPacks();
  let reading = Promise.resolve();
  const readAgain = () => {
    reading = reading
      .then(readPacks)
      .then((packs) => {
        inForce = packs;
      })
      // Without the database nothing is done by these rules either.
      .catch((err) => logger.error({ err }, 'the packs in force could not be read again'));
    return reading;
  };
  // A timer and no job: each process fills its own memory.
  const timer = setInterval(readAgain, refreshMs);
  timer.unref();
  return {
    of: (countryCode, stateCode) => jurisdictionAt(inForce, countryCode, stateCode),
    readAgain,
    async stop() {
      clearInterval(timer);
      await reading;
    },
  };
}
