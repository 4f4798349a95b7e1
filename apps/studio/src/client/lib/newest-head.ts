/** The newest signed head of the log of commitments; undefined when it cannot be had. */
export async function newestHead(): Promise<string | undefined> {
  const answer = await fetch('/fair/log/head').catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}
