/** What a start reports its progress to, and what cancels it. */
export interface StartControl {
  say: (line: string) => void;
  signal: AbortSignal;
}
