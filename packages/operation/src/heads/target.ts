import { isAbsolute } from 'node:path';

/** Where heads go: an address of mail, a file, or an address of the web that takes a POST. */
export type TargetKind = 'mail' | 'file' | 'http';

/** Undefined for what is none of them. Without encryption only to this machine. */
export function kindOfTarget(target: string): TargetKind | undefined {
  if (isAbsolute(target)) return 'file';
  if (/^[^\s@,/:]+@[^\s@,/:]+$/.test(target)) return 'mail';
  if (!URL.canParse(target)) return undefined;
  const { protocol, hostname, username, password } = new URL(target);
  if (username || password) return undefined;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? 'http' : undefined;
}

/** Without what follows the path of an address, which may hold a secret. */
export function shownTarget(target: string): string {
  if (kindOfTarget(target) !== 'http') return target;
  const { origin, pathname } = new URL(target);
  return origin + pathname;
}
