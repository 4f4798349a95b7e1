/** The element that scrolls `element`, or null for the page itself. */
export function scrollParentOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (overflowY === 'auto' || overflowY === 'scroll') return parent === document.documentElement ? null : parent;
  }
  return null;
}
