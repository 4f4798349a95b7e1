import { useEffect } from 'preact/hooks';

/** While it is watched for: `leave` is called when nobody looks any more, since the page is hidden or another window has the focus. */
export function useLookedAway(watched: boolean, leave: () => void): void {
  useEffect(() => {
    if (!watched) return;
    const hide = () => document.hidden && leave();
    addEventListener('blur', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('blur', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [watched]);
}
