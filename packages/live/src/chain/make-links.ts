import { hash } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';

/** Every so many links one is kept, to be near all of them. */
export const markEvery = 1_000;

/** A chain of which nothing is published yet. Link `links` is the secret that the others follow from. */
export interface MadeLinks {
  links: number;
  lastLink: string;
  /** Links by their numbers, which are multiples of `markEvery`. */
  marks: { link: number; hash: string }[];
  /** SHA-256 of link 1. */
  end: string;
}

/** Link k − 1 from link k; a link is 64 hexadecimal digits, and what is hashed is their text. */
export const linkBefore = (link: string): string => hash('sha256', link);

/** So many links are some two milliseconds of one core. */
const linksAtOnce = 4_000;

/** As long as it hashes it rests: a casino that opens for the first time makes a chain for each table, and plays meanwhile. */
const restMs = 2;
/** Chains are made one after another in a process. */
let madeBefore: Promise<unknown> = Promise.resolve();

/** Hashes a whole chain down to its end, and leaves most of the process to others. Rejects with the reason of the signal once it aborts. */
export function makeLinks(links: number, lastLink: string, signal?: AbortSignal): Promise<MadeLinks> {
  const made = madeBefore.then(() => hashDown(links, lastLink, signal));
  // The next chain does not fail with this one.
  madeBefore = made.catch(() => {});
  return made;
}

async function hashDown(links: number, lastLink: string, signal: AbortSignal | undefined): Promise<MadeLinks> {
  signal?.throwIfAborted();
  const marks: MadeLinks['marks'] = [];
  let at = lastLink;
  for (let link = links; link >= 1; link--) {
    if (link % markEvery === 0) marks.push({ link, hash: at });
    at = linkBefore(at);
    if (link % linksAtOnce === 0) await rest(restMs, undefined, { signal });
  }
  return { links, lastLink, marks, end: at };
}
