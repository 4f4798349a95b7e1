import { providers } from '../providers.ts';
import type { SandboxSettings } from '../settings.ts';
import { sign } from './sign.ts';

/** Where the events of one provider go, and how it signs them. */
export interface Sender {
  url: string;
  headers(body: string, at?: Date): Record<string, string>;
  /** The body as it goes out. */
  seal?(body: string): string;
}

/** The sender of a provider; throws for one that is not pretended here. */
export type SenderOf = (provider: string) => Sender;

export function sendersOf(settings: SandboxSettings): SenderOf {
  return (name) => {
    const url = `${settings.webhookOrigin}/webhooks/${name}`;
    if (name === 'stripe') {
      return { url, headers: (body, at) => ({ 'stripe-signature': sign(body, settings.webhookSecret, at) }) };
    }
    const provider = providers.get(name);
    if (!provider) throw new Error(`nobody is pretended under the name ${name}`);
    return {
      url,
      headers: (body, at) => provider.sign(body, settings, at),
      ...(provider.seal ? { seal: (body: string) => provider.seal!(body, settings) } : {}),
    };
  };
}
