import { hosted } from './hosted/hosted.ts';
import type { PretendedProvider } from './pretended-provider.ts';

/** Every provider whose payments stand in the table `payment`; the card checkout keeps sessions of its own. */
export const providers: ReadonlyMap<string, PretendedProvider> = new Map(
  [...hosted].map((provider) => [provider.name, provider]),
);
