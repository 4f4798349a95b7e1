import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const socialProviderNames = ['facebook', 'google'] as const;
export const socialProvider = () => z.enum(socialProviderNames);
export type SocialProviderName = (typeof socialProviderNames)[number];

/** What the browser that began a social log-in has kept of it; without it the return of somebody else is worth nothing. */
export const browserKey = () =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{32,64}$/)
    .describe('Made up by the client for this log-in and kept in the tab: 32 to 64 characters');

/** What the return page received in its address. */
export const socialProof = () =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .describe('From the address of the return page');

export const listSocialProviders = call({
  path: '/sys/auth/social/providers',
  access: 'visitor',
  summary: 'The configured providers of social log-in.',
  input: nothing(),
  output: z.array(socialProvider()),
});
