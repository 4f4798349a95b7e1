import type { OpenSpan } from './tracer.ts';

/** Does the work within the span, where there is one, and ends it. */
export function during<T>(span: OpenSpan | undefined, work: () => Promise<T>): Promise<T> {
  if (!span) return work();
  return span.run(work).then(
    (result) => {
      span.end();
      return result;
    },
    (error: unknown) => {
      span.end(kindOf(error));
      throw error;
    },
  );
}

/** A code, as of the database or the network, or else what kind of error it is. */
export function kindOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name);
}
