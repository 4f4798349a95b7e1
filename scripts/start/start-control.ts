/** Who is told how a start goes, and what gives it up. */
export interface StartControl {
  say: (line: string) => void;
  signal: AbortSignal;
}
