/**
 * As others may see a member at a table: the first two characters of the username, and no more of it. How long it is, and where it
 * ends, stays hidden: a person who knows the member cannot find the account by it.
 */
export function maskedName(username: string): string {
  return `${[...username].slice(0, 2).join('')}•••`;
}
