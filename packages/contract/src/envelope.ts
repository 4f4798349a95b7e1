/** Every answer: `error` 0 is success; `message` is a sentence for the player in the language of X-FE-LANG. */
export interface Envelope<T> {
  error: number;
  message: string;
  data: T | null;
}
