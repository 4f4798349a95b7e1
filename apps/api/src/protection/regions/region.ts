import { readFileSync } from 'node:fs';
import type { CallOutput } from '@fairhouse/contract';
import { type CountryResponse, Reader } from 'maxmind';

export interface RegionSettings {
  /** A MaxMind-format country database; a sample from npm by default. */
  countryFile: string;
  /** ISO 3166 codes of the countries that are not served. */
  restrictedCountries: ReadonlySet<string>;
  /** Where a visitor from such a country is sent; empty: the site shows its notice. */
  restrictedUrl: string;
}

export interface Region {
  /** The country an edge vouches for, else that of the address; undefined when neither is known. */
  countryOf(address: string, edgeCountry: string | undefined): string | undefined;
  isRestricted(country: string | undefined): boolean;
  readonly restrictedUrl: string;
}

/** An unknown country counts as served: private and new addresses stand in no database. */
export function openRegion(settings: RegionSettings): Region {
  const reader = new Reader<CountryResponse & { country_code?: string }>(readFileSync(settings.countryFile));
  return {
    countryOf(address, edgeCountry) {
      if (edgeCountry) return edgeCountry;
      const found = reader.get(address);
      return found?.country?.iso_code ?? found?.country_code;
    },
    isRestricted: (country) => country !== undefined && settings.restrictedCountries.has(country),
    restrictedUrl: settings.restrictedUrl,
  };
}

/** Whether the service is offered at this address. */
export function regionOf(
  region: Region,
  address: string,
  edgeCountry: string | undefined,
): CallOutput<'/sys/ipinfoCloudFlare'> {
  const country = region.countryOf(address, edgeCountry);
  return { status: !region.isRestricted(country), url: region.restrictedUrl, country: country ?? null };
}
