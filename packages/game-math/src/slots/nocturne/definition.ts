import type { SlotDefinition } from '../slot.ts';
import { nocturneDesign } from './design.ts';

const strips = [
  'jack rose king queen moon moth king lantern queen ace king queen moth ace key moth ten rose key jack rose king ten key king lantern scatter moon lantern moth ace lantern',
  'moth key rose queen jack key king jack moon moth wild queen moth wild queen ten moon rose ace lantern rose ace scatter moon king key queen moth ace rose ten lantern',
  'key moth jack queen king key queen rose king moon wild ace lantern queen jack key rose lantern moon moth ace wild moth queen king moon lantern ten ace lantern ten scatter',
  'scatter ace queen lantern key moon rose king moth jack rose wild moth ace moon ten ace moth lantern ace king queen key lantern moth jack lantern ten key queen wild rose',
  'ace scatter ten ace moth key king moth ten ace key queen moon ace queen lantern rose queen jack key lantern jack key moon king ace moon king lantern rose queen lantern',
].map((strip) => strip.split(' '));

/** Released: never edited. A change of any figure is a new version beside this one. */
export const nocturne = {
  ...nocturneDesign,
  strips,
  declared: {
    return: '96.00',
    hitRate: '32.32',
    deviation: '4.06',
    volatility: 'medium',
    maxWin: nocturneDesign.maxWin,
  },
} as const satisfies SlotDefinition;
