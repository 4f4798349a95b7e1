import type { Providers } from '../fake-provider.ts';
import type { SandboxSettings } from '../settings.ts';

/** Where the events of one provider go, and how it signs them. */
export interface Sender {
  url: string;
  headers(body: string, at?: Date): Record<string, string>;
  /** The body as it goes out. */
  seal?(body: string): string;
}

/** The sender of a provider; throws for one that is not fake here. */
export type SenderOf = (provider: string) => Sender;

export function sendersOf(providers: Providers, settings: SandboxSettings): SenderOf {
  return (name) => {
    const provider = providers.get(name);
    if (!provider) throw new Error(`nobody is fake under the name ${name}`);
    return {
      url: `${settings.webhookOrigin}/webhooks/${name}`,
      headers: (body, at) => provider.sign(body, settings, at),
      ...(provider.seal ? { seal: (body: string) => provider.seal!(body, settings) } : {}),
    };
  };
}
