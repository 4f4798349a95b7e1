interface Locked {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
}

export interface Part {
  name: string;
  licence: string;
}

/** Licences that ask for no more than to be named. */
const free = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  ...['PDDL-1.0', 'Python-2.0', '(MIT OR CC0-1.0)', 'MIT OR Apache-2.0'],
]);
/** What the lock does not say, as it stands in the package's own LICENSE. */
const read: Record<string, string> = { mercadopago: 'MIT', 'png-js': 'MIT' };
/** libvips: a library in a file of its own, which anybody may put another in the place of. That is all its LGPL asks. */
const isLibvips = ({ name, licence }: Part) =>
  /^@img\/sharp-/.test(name) && /(^| )LGPL-3\.0-or-later( |$)/.test(licence);
/** web-push: the MPL asks that changes to its own files be published; they are used unchanged, and CREDITS.md says where they are. */
const isWebPush = ({ name, licence }: Part) => name === 'web-push' && licence === 'MPL-2.0';

/** The third-party parts of a release, out of package-lock.json: whatever is not for development alone. */
export function partsOf({ packages }: Locked): Part[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, licence: license ?? read[name] ?? 'unknown' };
    });
}

/** Parts that the casino may not be given on with under its own licence. */
export const notFree = (parts: readonly Part[]): Part[] =>
  parts.filter((part) => !free.has(part.licence) && !isLibvips(part) && !isWebPush(part));
