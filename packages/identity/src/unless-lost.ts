/** No answer, or one that cannot be read: anyone who was asked may have heard us all the same. */
export async function unlessLost<T>(exchange: () => Promise<T>): Promise<T | { outcome: 'unknown'; reason: string }> {
  try {
    return await exchange();
  } catch (error) {
    return { outcome: 'unknown', reason: (error as Error).name };
  }
}
