import { countries as details } from 'countries-list';
import { iso31661, iso31662 } from 'iso-3166';
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

export interface Country {
  isoCode2: string;
  enName: string;
  english_name: string;
  chinese_name: string;
  country_code: string;
  phone_code: string;
  /** 1: served and offered at registration. */
  status: 0 | 1;
}

export interface State {
  code: string;
  name: string;
  isoCode2: string;
  enabled: 1;
}

export interface DialingCode {
  isoCode2: string;
  enName: string;
  telNum: string;
}

export interface Places {
  countries: Country[];
  /** First-level subdivisions by country; empty where the country has none. */
  statesOf(isoCode2: string): State[];
  findState(code: string): State | undefined;
  dialingCodes: DialingCode[];
  countryName(isoCode2: string): string;
}

const chineseNames = new Intl.DisplayNames('zh-Hans', { type: 'region' });

/** Countries, states and dialing codes from ISO 3166 and the public numbering plans; restricted ones have status 0. */
export function placesOf(restricted: ReadonlySet<string>): Places {
  const countries = iso31661
    .filter((country) => country.state === 'assigned')
    .map(
      ({ alpha2, name }) =>
        ({
          isoCode2: alpha2,
          enName: shortName(alpha2, name),
          english_name: shortName(alpha2, name),
          chinese_name: chineseNames.of(alpha2) ?? shortName(alpha2, name),
          country_code: alpha2,
          phone_code: isSupportedCountry(alpha2) ? String(getCountryCallingCode(alpha2)) : '',
          status: restricted.has(alpha2) ? 0 : 1,
        }) satisfies Country,
    )
    .sort((a, b) => a.enName.localeCompare(b.enName, 'en'));
  const names = new Map(countries.map((country) => [country.isoCode2, country.enName]));

  const states = new Map<string, State[]>();
  for (const { code, name, parent } of iso31662) {
    const ofCountry = states.get(parent) ?? [];
    ofCountry.push({ code, name, isoCode2: parent, enabled: 1 });
    states.set(parent, ofCountry);
  }
  for (const list of states.values()) list.sort((a, b) => a.name.localeCompare(b.name, 'en'));

  const dialingCodes = getCountries()
    .filter((code) => names.has(code) && !restricted.has(code))
    .map((code) => ({
      isoCode2: code as string,
      enName: names.get(code)!,
      telNum: String(getCountryCallingCode(code)),
    }))
    .sort((a, b) => Number(a.telNum) - Number(b.telNum) || a.enName.localeCompare(b.enName, 'en'));

  return {
    countries,
    statesOf: (isoCode2) => states.get(isoCode2) ?? [],
    findState: (code) => states.get(code.slice(0, 2))?.find((state) => state.code === code),
    dialingCodes,
    countryName: (isoCode2) => names.get(isoCode2) ?? isoCode2,
  };
}

/** ISO writes 'Bolivia, Plurinational State of'; people look for 'Bolivia'. */
function shortName(alpha2: string, isoName: string): string {
  return (details as Record<string, { name: string } | undefined>)[alpha2]?.name ?? isoName;
}
