/** Ends a start: the message is one plain sentence that says what is wrong and what to do. */
export class CannotRun extends Error {
  override name = 'CannotRun';
}
