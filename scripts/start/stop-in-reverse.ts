/** Takes the steps one after the other, the last that was added first, each once; throws the first failure when all were taken. */
export async function stopInReverse(steps: (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  // One that fails must not keep the rest running, the database least of all.
  for (const step of steps.splice(0).reverse()) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
