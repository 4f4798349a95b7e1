import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrowserName, CompatData, Identifier } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { oldestBrowsers } from '../vite/browsers.ts';

// Required, since 20 MB of JSON are parsed faster than they are made a module.
const known = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
const globals: Record<string, Identifier> = { ...known.api, ...known.javascript.builtins };

/** What a library uses only where the browser has it. */
const guarded: Readonly<Record<string, string>> = {
  'Error.captureStackTrace': "zod asks for it by `'captureStackTrace' in Error`",
};

/**
 * What of the browser's own objects a script uses that one of the oldest browsers lacks: objects that are created or called, and what is
 * reached through their names ('AbortSignal.any'), unless the script asks for it by `typeof`. Methods of values ('list.toSorted()') are held to the compiler's `lib`.
 */
export function tooNewIn(code: string): string[] {
  const found = new Map<string, string>();
  const asked = new Set<string>();
  const look = (name: string, feature: Identifier | undefined) => {
    const lacking = lacks(feature);
    if (lacking.length > 0 && !(name in guarded)) found.set(name, `${name} (${lacking.join(', ')})`);
  };
  visit(parseAst(code), (node) => {
    const callee = node.callee as Node | undefined;
    if ((node.type === 'NewExpression' || node.type === 'CallExpression') && callee?.type === 'Identifier') {
      const name = String(callee.name);
      if (Object.hasOwn(globals, name)) look(name, globals[name]);
    }
    const isAsked = node.type === 'UnaryExpression' && node.operator === 'typeof';
    if (isAsked) asked.add(code.slice(Number((node.argument as Node).start), Number((node.argument as Node).end)));
    if (node.type === 'MemberExpression' && !node.computed) {
      const [object, member] = [nameOf(node.object as Node), String((node.property as Node).name)];
      if (!object || !Object.hasOwn(globals, object)) return;
      look(`${object}.${member}`, globals[object]![`${member}_static`] ?? globals[object]![member]);
    }
    const pattern = node.regex as { flags: string } | undefined;
    if (pattern?.flags.includes('v')) look('the flag v of a pattern', globals.RegExp!.unicodeSets);
  });
  return [...found].filter(([name]) => !asked.has(name)).map(([, said]) => said);
}

/** The scripts of built pages, with what is too new in each. */
export function tooNewInPages(root: string, apps: readonly string[]): string[] {
  return apps.flatMap((app) => {
    const folder = join(root, 'apps', app, 'dist/assets');
    return readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => tooNewIn(readFileSync(join(folder, name), 'utf8')).map((use) => `${app}/${name}: ${use}`));
  });
}

type Node = { type: string } & Record<string, unknown>;

function visit(node: unknown, heed: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, heed);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    heed(node as Node);
    for (const part of Object.values(node)) if (typeof part === 'object') visit(part, heed);
  }
}

/** 'URL' for `URL` and for `window.URL`. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return String(node.name);
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const around = (node.object as Node).name;
  return ['window', 'globalThis', 'self'].includes(String(around)) ? String((node.property as Node).name) : undefined;
}

/** The oldest browsers that lack a feature, each with the version that brought it. */
function lacks(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return oldestBrowsers.flatMap(({ version, data }) =>
    data.flatMap((browser: BrowserName) => {
      const reported = support[browser];
      if (!reported) return [];
      const since = (Array.isArray(reported) ? reported : [reported])
        .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
        .map(({ version_added }) => numberOf(version_added))
        .reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
      return since > numberOf(version) ? [`${browser} ${Number.isFinite(since) ? since : 'never'}`] : [];
    }),
  );
}

function numberOf(version: string | boolean | null): number {
  const number = Number.parseFloat(String(version).replace('≤', ''));
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}
