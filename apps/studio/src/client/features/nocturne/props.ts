import type { House } from '../../lib/house.ts';

export interface NocturneProps {
  house: House;
  covered: boolean;
}
