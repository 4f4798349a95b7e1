import { posix } from 'node:path';

/** Links in code are text. */
const withoutCode = (text: string) =>
  text.replace(/^ *(```+|~~~+)[^\n]*\n[\s\S]*?^ *\1 *$/gm, '').replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');

/** The targets of links and pictures: `[text](target)`, `![text](target)`, and `[name]: target`. */
export const linksOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s+(\S+)/gm)].map(
    ([, inline, reference]) => (inline ?? reference)!,
  );

/** The addresses of the headings of a page, as GitHub makes them: a repeated heading gets `-1`, `-2`. */
export function anchorsOf(text: string): Set<string> {
  const seen = new Map<string, number>();
  const headings = text.replace(/^ *(```+|~~~+)[^\n]*\n[\s\S]*?^ *\1 *$/gm, '').matchAll(/^#{1,6} +(.+?) *#*$/gm);
  return new Set(
    [...headings].map(([, heading]) => {
      const slug = heading!
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
        .replaceAll(' ', '-');
      const before = seen.get(slug) ?? 0;
      seen.set(slug, before + 1);
      return before === 0 ? slug : `${slug}-${before}`;
    }),
  );
}

/**
 * The links of a page to a file or heading that does not exist, as `page: target`. Paths are relative to the root of the repository.
 * `textOf` answers the text of a file, `''` for a folder and undefined where there is neither. Links to other hosts are not followed.
 */
export function deadLinks(page: string, textOf: (path: string) => string | undefined): string[] {
  const isDead = (target: string) => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return false;
    const [path = '', anchor] = target.split('#').map(decodeURIComponent);
    const text = textOf(path === '' ? page : posix.normalize(posix.join(posix.dirname(page), path)));
    if (text === undefined) return true;
    return anchor !== undefined && !anchorsOf(text).has(anchor);
  };
  return linksOf(textOf(page) ?? '')
    .filter(isDead)
    .map((target) => `${page}: ${target}`);
}
