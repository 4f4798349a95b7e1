/** No answer, or one that is no JSON: the provider may have heard us all the same. */
export async function unlessLost<T>(exchange: () => Promise<T>): Promise<T | { outcome: 'unknown'; reason: string }> {
  try {
    return await exchange();
  } catch (error) {
    return { outcome: 'unknown', reason: (error as Error).name };
  }
}
