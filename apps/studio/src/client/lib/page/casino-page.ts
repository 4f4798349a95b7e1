import type { GameMessage, SiteMessage } from '@fairhouse/contract/play';

type Unsigned<M> = M extends unknown ? Omit<M, 'source'> : never;

export interface FromCasino {
  'balance-changed': () => void;
  mute: (muted: boolean) => void;
}

/**
 * The page around the iframe. Nothing is said to, or heard from, any other origin or window than that one; of no origin at
 * all, as in a replay, to or from nobody.
 */
export class CasinoPage {
  constructor(private readonly origin: string) {}

  get present(): boolean {
    return this.origin !== '' && typeof window !== 'undefined' && window.parent !== window;
  }

  tell(message: Unsigned<GameMessage>): void {
    const source: GameMessage['source'] = 'fairhouse-studio';
    if (this.present) window.parent.postMessage({ source, ...message }, this.origin);
  }

  listen(on: FromCasino): () => void {
    return this.hear((message) => {
      if (message.type === 'balance-changed') on['balance-changed']();
      if (message.type === 'mute') on.mute(message.muted !== false);
    });
  }

  /** Every message of the site, until the answered function is called. */
  hear(listener: (message: SiteMessage) => void): () => void {
    const hear = (event: MessageEvent<unknown>) => {
      if (!this.present || event.origin !== this.origin || event.source !== window.parent) return;
      // Of the origin and the window that were asked for; a message that is no longer known is passed over.
      const message = event.data as SiteMessage | null;
      if (message?.source === 'fairhouse') listener(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }
}
