/** Forms that have had input, and fields with input outside of a form. */
const begun = new Set<Element>();

const fields = 'input, textarea, select';

/** Notes what is typed and chosen from now on. Returns the function that stops it. */
export function watchFilledIn(): () => void {
  const noted = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const form = target.closest('form') ?? (target.matches(fields) ? target : undefined);
    if (form) begun.add(form);
  };
  // Pickers and choices are buttons: a click in a form may be an answer.
  const kinds = ['input', 'change', 'click'] as const;
  for (const kind of kinds) document.addEventListener(kind, noted, { capture: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, noted, { capture: true });
    begun.clear();
  };
}

/** Whether something that was begun is still on the page that is shown. */
export function isFilledIn(): boolean {
  for (const element of begun) if (!element.isConnected) begun.delete(element);
  return [...begun].some((element) => element.getClientRects().length > 0);
}
