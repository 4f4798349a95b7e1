/**
 * What `load` imports; undefined where `file`, the file itself, was left out. For a part of a package that can be removed: its path in
 * `load` is no literal, so that types resolve without it. Throws what else is wrong with it.
 */
export async function importIfThere<T>(load: () => Promise<unknown>, file: string): Promise<T | undefined> {
  try {
    return (await load()) as T;
  } catch (error) {
    if (isMissing(error, file)) return undefined;
    throw error;
  }
}

/** As Node, a bundle and Vite say it. */
const isMissing = (error: unknown, file: string): boolean =>
  error instanceof Error &&
  /Cannot find module|Module not found in bundle|Unknown variable dynamic import/.test(error.message) &&
  error.message.includes(file);
