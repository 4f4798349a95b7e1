import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';

/** What the page can do without: while its code is on its way, and if that never comes, nothing stands there. */
export class Optional extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? null : <Suspense>{this.props.children}</Suspense>;
  }
}

const firstScreenMs = 1_500;

/** Optional, and left out until the first screen has had its time. */
export function Later({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), firstScreenMs);
    return () => clearTimeout(timer);
  }, []);
  return isTime ? <Optional>{children}</Optional> : null;
}
