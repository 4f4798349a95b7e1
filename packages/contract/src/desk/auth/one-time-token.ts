import { secret } from '../../scalars.ts';

export const oneTimeToken = () => secret(100).describe('From the one-time link');
