/** Where most people of a country with several time zones live; of the others the one there is. */
const mostPeople: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  GB: 'Europe/London',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/Chicago',
  UZ: 'Asia/Tashkent',
};

/** Of the countries that were asked for. Node needs milliseconds to list the zones of one. */
const zones = new Map<string, string>();

/** By which clock nights are counted where the member has told none: that of the country. */
export function timeZoneOf(countryCode: string): string {
  const known = mostPeople[countryCode] ?? zones.get(countryCode);
  if (known) return known;
  if (!/^[A-Z]{2}$/.test(countryCode)) return 'UTC';
  const [zone = 'UTC'] = zonesOf(new Intl.Locale(`und-${countryCode}`));
  zones.set(countryCode, zone);
  return zone;
}

/** A method in the standard, a property in the engines before it. */
function zonesOf(locale: Intl.Locale & { getTimeZones?(): string[]; timeZones?: string[] }): string[] {
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
