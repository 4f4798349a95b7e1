import { describe, expect, it } from 'vitest';
import { placesOf } from './places.ts';

const places = placesOf(new Set(['GB']));

describe('places', () => {
  it('lists every assigned country once, by the name people look for', () => {
    expect(places.countries).toHaveLength(249);
    expect(new Set(places.countries.map((country) => country.isoCode2)).size).toBe(249);
    expect(places.countryName('BO')).toBe('Bolivia');
  });

  it('marks restricted countries and offers none of their dialing codes', () => {
    expect(places.countries.find((country) => country.isoCode2 === 'GB')?.status).toBe(0);
    expect(places.dialingCodes.some((code) => code.isoCode2 === 'GB')).toBe(false);
  });

  it('knows the states of a country and to which country a state belongs', () => {
    expect(places.statesOf('US').map((state) => state.code)).toContain('US-CA');
    expect(places.findState('BR-SP')?.isoCode2).toBe('BR');
    expect(places.findState('XX-YY')).toBeUndefined();
  });

  it('knows the dialing codes', () => {
    expect(places.dialingCodes.find((code) => code.isoCode2 === 'PH')?.telNum).toBe('63');
  });
});
