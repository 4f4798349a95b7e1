/** The message is one plain sentence for whoever runs the house: what is wrong and what to do. No stack is worth showing. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
