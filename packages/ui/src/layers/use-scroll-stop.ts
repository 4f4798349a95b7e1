import { useEffect, useState } from 'react';

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, iframe, [tabindex]:not([tabindex="-1"])';

/**
 * The tabindex of what scrolls: 0 while it overflows and holds nothing that the keyboard reaches, since it could not be
 * scrolled by the keyboard then. `scroller` is null until it is drawn.
 */
export function useScrollStop(scroller: HTMLElement | null): 0 | undefined {
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    if (!scroller) return;
    const look = () => setStop(scroller.scrollHeight > scroller.clientHeight && !scroller.querySelector(reachable));
    const resizes = new ResizeObserver(look);
    const changes = new MutationObserver(look);
    resizes.observe(scroller);
    changes.observe(scroller, { childList: true, subtree: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [scroller]);
  return isStop ? 0 : undefined;
}
