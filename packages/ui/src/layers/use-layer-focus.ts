import { useRef } from 'react';

/** Put on the control that a layer begins with; without it the first one that can be tabbed to is taken. */
export const firstFocus = { 'data-first-focus': true };

/** Layer → what had the focus when it opened. */
const openers = new WeakMap<Element, Element | null>();

/**
 * Where the focus goes when a layer above the page opens and when it goes again; every window, alert and drawer takes
 * this. Radix asks only once the layers below have let go of the focus: anyone who takes it earlier (`autoFocus`) has it
 * taken away again by the layer below, and Enter then acts on what lies behind.
 */
export function useLayerFocus() {
  const opener = useRef(document.activeElement);
  return {
    onOpenAutoFocus(event: Event) {
      const layer = event.currentTarget as Element;
      openers.set(layer, opener.current);
      const first = layer.querySelector('[data-first-focus]:not([disabled])');
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      focusOn(remaining(opener.current));
    },
  };
}

/**
 * The opener, while it is there; else that of the layer it went with (a window that another one replaced). In the end
 * the page's content, so that the keyboard never starts at the top again.
 */
function remaining(opener: Element | null): Element | null {
  let left = opener;
  while (left && !left.isConnected) {
    const layer: Element | null = left.closest('[role="dialog"], [role="alertdialog"]');
    left = (layer && openers.get(layer)) ?? null;
  }
  return left && left !== document.body ? left : document.getElementById('main');
}

function focusOn(target: Element | null): void {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
