import { useMethodNames } from '../../lib/texts/names/methods.ts';
import { useProviderNames } from '../../lib/texts/names/providers.ts';
import type { NameOf } from './payments-view.ts';

/** Names of methods and providers; a code without one stands for itself. */
export function usePaymentNames(): { method: NameOf; provider: NameOf } {
  const [method, provider] = [useMethodNames(), useProviderNames()];
  return { method: (code) => method(code) ?? code, provider: (code) => provider(code) ?? code };
}
