import type { CallOutput } from '@fairhouse/contract';

export type Factors = CallOutput<'/sys/member/factor/get'>;
export type Passkey = Factors['passkeys'][number];

/** What the member is about to do. Each wants the password again. */
export type Task =
  | { do: 'addTotp' }
  | { do: 'removeTotp' }
  | { do: 'addPasskey' }
  | { do: 'removePasskey'; passkey: Passkey }
  | { do: 'newCodes' };
