export const statusWords: Record<string, number> = {
  pending: 0,
  canceled: 1,
  rejected: 10,
  passed: 20,
  paying: 29,
  payed: 30,
  completed: 40,
  failed: 50,
};

export function statusText(status: number): string {
  const word = Object.keys(statusWords).find((name) => statusWords[name] === status);
  return `${status} ${word ?? 'unknown'}`;
}
