// `npm run docs`: serves the documentation with a search; `-- build` writes it to docs/.vitepress/dist. The site's own dependencies are
// installed here and by nothing else: neither `npm start` nor `npm test` needs them.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const docs = `${root}docs`;
const pages = `${docs}/.vitepress/pages`;
const run = (program, ...args) =>
  spawnSync(program, args, { cwd: docs, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;

const installed = existsSync(`${docs}/node_modules/vitepress`) || run('npm', 'ci', '--no-audit', '--no-fund') === 0;
if (!installed) {
  process.stderr.write(
    'The documentation site could not be installed; see above, put it right and run the command again.\n',
  );
  process.exit(1);
}
rmSync(pages, { recursive: true, force: true });
// One by one: a folder cannot be copied as a whole into itself.
for (const name of readdirSync(docs))
  if (!['node_modules', '.vitepress'].includes(name))
    cpSync(`${docs}/${name}`, `${pages}/docs/${name}`, { recursive: true });
for (const name of readdirSync(root)) if (name.endsWith('.md')) cpSync(`${root}${name}`, `${pages}/${name}`);

process.exit(run('npx', 'vitepress', process.argv[2] === 'build' ? 'build' : 'dev', '.'));
