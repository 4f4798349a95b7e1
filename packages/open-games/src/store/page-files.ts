import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { copyFile, lstat, mkdir, readdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { canonicalJson } from '@fairhouse/game-math';
import { z } from 'zod';

/** What a page may be made of, and how it is sent. Anything else in its folder is refused. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/plain; charset=utf-8',
  '.fnt': 'text/plain; charset=utf-8',
  '.atlas': 'text/plain; charset=utf-8',
  '.skel': 'application/octet-stream',
  '.bin': 'application/octet-stream',
  '.glb': 'model/gltf-binary',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.ktx2': 'image/ktx2',
  '.basis': 'application/octet-stream',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
};
const mostFiles = 3_000;
const mostBytes = 500 * 2 ** 20;
const pathOfFile = z
  .string()
  .regex(
    /^(?:[A-Za-z0-9_@+~()[\]-][A-Za-z0-9._@+~()[\] -]{0,119}\/){0,12}[A-Za-z0-9_@+~()[\]-][A-Za-z0-9._@+~()[\] -]{0,119}$/,
  );

export const pageFiles = z.array(z.strictObject({ path: pathOfFile, bytes: z.int().min(0), sha256: z.string() }));
export type PageFiles = z.output<typeof pageFiles>;

/** What of a page is wrong, for people. */
export class PageRefused extends Error {}

export const typeOf = (path: string): string | undefined => types[extname(path).toLowerCase()];

/** All files of a page, in the order of their paths. Throws PageRefused. */
export async function readPage(folder: string): Promise<PageFiles> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new PageRefused(`There is no folder ${folder}: give the one that has the page's index.html.`);
  });
  const files: PageFiles = [];
  let all = 0;
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name).slice(join(folder, '/').length);
    if (entry.isDirectory()) continue;
    // A link could lead out of the folder.
    if (!entry.isFile() || !pathOfFile.safeParse(path).success)
      throw new PageRefused(`${path}: no file under a plain name.`);
    if (!typeOf(path)) throw new PageRefused(`${path}: files of this kind are not served.`);
    const { size } = await lstat(join(folder, path));
    all += size;
    if (files.length === mostFiles || all > mostBytes)
      throw new PageRefused('The page has more than 3,000 files or 500 MB.');
    files.push({ path, bytes: size, sha256: await sha256Of(join(folder, path)) });
  }
  if (!files.some(({ path }) => path === 'index.html')) throw new PageRefused(`${folder} has no index.html.`);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

export async function copyPage(files: PageFiles, from: string, to: string): Promise<void> {
  for (const { path } of files) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path));
  }
}

/** The list of a stored package's page. */
export const pageFilesOf = (folder: string): PageFiles =>
  pageFiles.parse(JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')));

export const hashOfPage = (files: PageFiles): string => createHash('sha256').update(canonicalJson(files)).digest('hex');

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex');
}
