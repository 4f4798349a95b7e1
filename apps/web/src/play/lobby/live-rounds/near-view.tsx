import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Its content is loaded when it is nearly in sight, and knows whether it is: what nobody sees asks for nothing. */
export function NearView({ children }: { children: (isNear: boolean) => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)!.isIntersecting), {
      rootMargin: '400px 0px',
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{children(isNear)}</div>;
}
