/** Hosts of the law's own text and of the authorities that hold licences to it. What else writes of law confirms no line. */
const authorities = [
  // Great Britain
  'gamblingcommission.gov.uk',
  'legislation.gov.uk',
  // Germany: the treaty as the states publish it, and its authority
  'gesetze-bayern.de',
  'voris.wolterskluwer-online.de',
  'gluecksspiel-behoerde.de',
  // Ontario
  'agco.ca',
  // Sweden
  'riksdagen.se',
  'spelinspektionen.se',
  'folkhalsomyndigheten.se',
  // Spain
  'boe.es',
  // Brazil: the ministry, the pages of the official gazette, and the text of its laws
  'gov.br',
  'diaoficial.com',
  'legjur.com',
  // Malta
  'mga.org.mt',
] as const;

export function isOfAuthority(source: string): boolean {
  const { hostname } = new URL(source);
  return authorities.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
