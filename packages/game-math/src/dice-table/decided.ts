/** Which way a bet is met (1, 2 …: the first, the second pay); 0 when it is lost, undefined when it stands. */
export type Decided = number | undefined;
