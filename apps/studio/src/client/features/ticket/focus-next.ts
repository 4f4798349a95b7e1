/** From a field that a key has opened the focus continues to the next that is closed; from the last one it is let go, for the space bar to buy. */
export function focusNext(opened: HTMLElement, open: ReadonlySet<number>): void {
  const fields = [...opened.closest('.ticket__paper')!.querySelectorAll<HTMLElement>('[data-field]')];
  const next = fields.find((one) => one !== opened && !open.has(Number(one.dataset.field)));
  if (next) next.focus();
  else opened.blur();
}
