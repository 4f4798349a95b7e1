import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `close` when the game studio's page in a frame asks for it, as a replay does by its own cross and by Escape within it.
 * `address`: what the frame shows; a message of another origin or frame is ignored.
 */
export function useFrameClose(frame: RefObject<HTMLIFrameElement | null>, address: string, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const { origin } = new URL(address);
    const hear = (event: MessageEvent<{ source?: unknown; type?: unknown } | null>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (event.data?.source === 'fairhouse-studio' && event.data.type === 'close') latest.current();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, address]);
}
