import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

interface Prerender {
  prerender: () => string;
  problemsOfTexts: () => string[];
}

/**
 * After the build: draws the first screen into index.html and puts the entry's styles into it, so that the first paint
 * needs one exchange and no script. Fails the build when a language lacks a text.
 */
export function firstScreen(): Plugin {
  let root = '';
  let outDir = '';
  let configFile: string | undefined;
  return {
    name: 'first-screen',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
      configFile = config.configFile;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const { prerender, problemsOfTexts } = await builtForNode(root, configFile);
        const problems = problemsOfTexts();
        if (problems.length > 0) throw new Error(`texts are not complete:\n${problems.join('\n')}`);
        const path = join(outDir, 'index.html');
        const html = await readFile(path, 'utf8');
        const drawn = html.replace('<!--shell-->', prerender);
        if (drawn === html) throw new Error('index.html has no place for the first screen');
        await writeFile(path, await withStarter(await withStylesInside(drawn, outDir), root, outDir));
      },
    },
  };
}

async function builtForNode(root: string, configFile: string | undefined): Promise<Prerender> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-first-screen-'));
  try {
    await build({
      root,
      configFile,
      logLevel: 'warn',
      build: { outDir: folder, emptyOutDir: false, ssr: join(root, 'src/app/prerender.tsx'), copyPublicDir: false },
      // Outside the checkout nothing resolves, so the bundle carries all it needs.
      ssr: { noExternal: true },
    });
    return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Prerender;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The starter in place of the entry, which it begins when the first screen has been drawn. */
async function withStarter(html: string, root: string, outDir: string): Promise<string> {
  const entry = /<script type="module"[^>]* src="(\/assets\/[^"]+\.js)"[^>]*><\/script>/.exec(html);
  if (!entry?.[1]) throw new Error('index.html has no entry to begin');
  const ahead = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g)];
  const code = await readFile(join(root, 'build/start.js'), 'utf8');
  const address = `/assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  await writeFile(join(outDir, address), code);
  const preloads = ahead.map(([, href]) => href).join(' ');
  const starter = `<script defer src="${address}" data-main="${entry[1]}" data-ahead="${preloads}"></script>`;
  const without = ahead.reduce((page, [link]) => page.replace(link, ''), html);
  return without.replace(entry[0], starter);
}

/**
 * The entry's stylesheets in place of the links to them, and the fonts they name fetched at once. Each link stays, switched
 * off: the loader of the pop-ups looks for it, and without it would fetch the same styles and put them after its own.
 */
async function withStylesInside(html: string, outDir: string): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)"[^>]*>/g)];
  if (links.length === 0) throw new Error('index.html has no stylesheet to put inside');
  let [page, faces] = [html, [] as string[]];
  for (const [link, path] of links) {
    const styles = await readFile(join(outDir, path!), 'utf8');
    page = page.replace(link, () => `<style>${styles}</style><link rel="stylesheet" href="${path}" disabled>`);
    // A face limited to a few signs is not needed by the first screen.
    faces = faces.concat(
      (styles.match(/@font-face\s*{[^}]*}/g) ?? []).filter((face) => !face.includes('unicode-range')),
    );
  }
  const fonts = faces.flatMap((face) => /url\(["']?(\/[^"')]*\.woff2)["']?\)/.exec(face)?.[1] ?? []);
  const preloads = fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`);
  return page.replace('<style>', () => `${preloads.join('')}<style>`);
}
