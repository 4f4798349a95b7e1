import { packageCode } from '@fairhouse/open-games/game';

/** An origin for each package: `http://*.games.localhost:3001`, where the star stands for its code. */
export interface PackageOrigin {
  of(code: string): string;
  /** The code of the package that a host belongs to; undefined for any other host. */
  codeIn(host: string | undefined): string | undefined;
  /** As a policy names all of them. */
  pattern: string;
}

export function packageOrigin(pattern: string): PackageOrigin {
  const [scheme, rest] = pattern.split('*') as [string, string];
  return {
    pattern,
    of: (code) => scheme + code + rest,
    codeIn(host) {
      if (!host?.endsWith(rest)) return undefined;
      const code = host.slice(0, -rest.length);
      return packageCode.safeParse(code).success ? code : undefined;
    },
  };
}

/** Requests of a package's host are rewritten to this path, so that no other route of the studio is within its page's reach. */
export const packagePath = '/~package';

export const isPattern = (given: string): boolean =>
  /^https?:\/\/\*\.[a-z0-9.-]+(:\d+)?$/.test(given) && URL.canParse(given.replace('*', 'a'));
