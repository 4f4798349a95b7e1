export const usageCode = 2;

/** Ends the command with one plain sentence. */
export class Problem extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}
