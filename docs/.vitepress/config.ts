import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withMermaid } from 'vitepress-plugin-mermaid';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The title of a page is its first heading. */
const titleOf = (path: string) => /^# (.+)$/m.exec(readFileSync(`${root}${path}`, 'utf8'))?.[1] ?? path;
const page = (path: string) => ({ text: titleOf(path), link: `/${path.replace(/\.md$/, '').replace(/README$/, '')}` });
const pagesIn = (folder: string) =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => page(`${folder}/${name}`));

/** The sidebar follows the sections of docs/README.md. */
const sections = readFileSync(`${root}docs/README.md`, 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    text: section.split('\n')[0],
    collapsed: true,
    items: [...section.matchAll(/\]\(([^)#]+\.md)\)/g)].map(([, path]) =>
      page(path!.startsWith('../') ? path!.slice(3) : `docs/${path}`),
    ),
  }));

/** The pages of the repository's root and of docs/, at the same paths, so that a link works here and between files. */
export default withMermaid({
  title: 'Fairhouse',
  description: 'An online casino that can be checked.',
  // Copied there by scripts/docs.mjs: inside the folder that has the site's dependencies.
  srcDir: `${root}docs/.vitepress/pages`,
  outDir: `${root}docs/.vitepress/dist`,
  rewrites: {
    'README.md': 'index.md',
    'docs/README.md': 'docs/index.md',
    'docs/decisions/README.md': 'docs/decisions/index.md',
  },
  // Addresses of a running system, and files of code beside the pages; every other dead link fails the build.
  ignoreDeadLinks: [/^http:\/\/localhost/, /\.(json|py|ts)$/, /\/LICENSE$/],
  // Braces in tables are text, never a template.
  markdown: { config: (md) => md.use(escapeBraces) },
  themeConfig: {
    nav: [{ text: 'By reader', link: '/docs/' }],
    sidebar: [...sections, { text: 'Decisions', collapsed: true, items: pagesIn('docs/decisions') }],
    search: { provider: 'local' },
    outline: [2, 3],
  },
});

/** Marks inline code as text, so that `{{ … }}` in it is shown as written. */
function escapeBraces(md: {
  renderer: { rules: Record<string, unknown> };
  utils: { escapeHtml(text: string): string };
}) {
  md.renderer.rules.text = (tokens: { content: string }[], i: number) =>
    md.utils.escapeHtml(tokens[i]!.content).replaceAll('{{', '&#123;&#123;');
}
