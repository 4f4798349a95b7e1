import { useEffect, useRef, useState } from 'react';
import type { Problem } from './first-problem.ts';

/**
 * The one thing that is wrong with a form, shown at its field, which gets the focus, its sentence in sight. Fields
 * carry `data-field` on themselves or around them; `clear` is called as soon as the player changes something.
 */
export function useProblem<F extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem<F>>();

  // The focus brings only the field into sight, before its sentence stands under it.
  useEffect(() => {
    const sentences = form.current?.querySelectorAll('[role="alert"]') ?? [];
    const said = [...sentences].find(({ textContent }) => textContent === problem?.message);
    said?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  function show(found: Problem<F> | undefined): boolean {
    setProblem(found);
    if (!found) return false;
    const place = form.current?.querySelector<HTMLElement>(`[data-field="${found.field}"]`);
    (place?.matches('input,button') ? place : place?.querySelector<HTMLElement>('input,button'))?.focus();
    return true;
  }

  return {
    form,
    /** Shows what was found and answers whether there was anything. */
    show,
    clear: () => setProblem(undefined),
    /** The sentence for a field, if it is the one that is wrong. */
    of: (field: F) => (problem?.field === field ? problem.message : undefined),
  };
}
