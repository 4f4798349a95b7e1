import { secret } from '../../scalars.ts';

export const oneTimeToken = () => secret(100).describe('Out of the one-time link');
