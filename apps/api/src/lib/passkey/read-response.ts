import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

const part = z.string().max(12_000);
const shared = {
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

const registration = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

const authentication = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.optional(),
  }),
});

/** The browser's answer, read from its JSON text; undefined when it is none. */
export function readRegistration(text: string): RegistrationResponseJSON | undefined {
  return read(registration, text) as RegistrationResponseJSON | undefined;
}

export function readAuthentication(text: string): AuthenticationResponseJSON | undefined {
  return read(authentication, text) as AuthenticationResponseJSON | undefined;
}

function read<T extends z.ZodType>(schema: T, text: string): z.output<T> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
