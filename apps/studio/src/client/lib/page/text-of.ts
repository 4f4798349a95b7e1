/** What the studio publishes at a path of its own; undefined when it cannot be had. */
export async function textOf(path: string): Promise<string | undefined> {
  const answer = await fetch(path).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}
