import { hash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';

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

/** Hashes a whole chain down to its end, and lets the process answer others in between. */
export async function makeLinks(links: number, lastLink: string): Promise<MadeLinks> {
  const marks: MadeLinks['marks'] = [];
  let at = lastLink;
  for (let link = links; link >= 1; link--) {
    if (link % markEvery === 0) marks.push({ link, hash: at });
    at = linkBefore(at);
    if (link % linksAtOnce === 0) await others();
  }
  return { links, lastLink, marks, end: at };
}
