/** What the wallet needs to know of a vendor that calls it. */
export interface CallingVendor {
  id: string;
  secret: string;
  /** What it was before: taken as well while it is being changed. */
  formerSecret?: string | undefined;
  /** Until when signatures of version 1 are taken, in milliseconds since 1970 by the database's clock; 0: never. */
  version1UntilMs: number;
  /** Whether calls may come from this address. */
  isAllowedFrom(address: string): boolean;
}

export interface Vendors {
  /** Undefined for a vendor that is unknown, disabled, or has no secret. */
  find(id: string): CallingVendor | undefined;
  /** Milliseconds since 1970 by the database's clock. */
  nowMs(): number;
  /** To be waited for, where there is something to wait for: what is known of vendors may be too old to go by. */
  upToDate(): Promise<void> | undefined;
}
