type ToCasino =
  | { type: 'ready' }
  | { type: 'balance'; balance: number }
  | { type: 'round'; roundId: string; state: string; stake: number; win: number }
  | { type: 'close' }
  | { type: 'deposit' };

export interface FromCasino {
  'balance-changed': () => void;
  mute: (muted: boolean) => void;
}

/** The page around the iframe. Nothing is said to, or heard from, any other origin or window than that one. */
export class CasinoPage {
  constructor(private readonly origin: string) {}

  get present(): boolean {
    return window.parent !== window;
  }

  tell(message: ToCasino): void {
    if (this.present) window.parent.postMessage({ source: 'fairhouse-studio', ...message }, this.origin);
  }

  listen(on: FromCasino): () => void {
    const hear = (event: MessageEvent<unknown>) => {
      if (!this.present || event.origin !== this.origin || event.source !== window.parent) return;
      const message = event.data as { source?: unknown; type?: unknown; muted?: unknown } | null;
      if (typeof message !== 'object' || message?.source !== 'fairhouse') return;
      if (message.type === 'balance-changed') on['balance-changed']();
      if (message.type === 'mute') on.mute(message.muted !== false);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }
}
