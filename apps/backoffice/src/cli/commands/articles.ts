import { readFile } from 'node:fs/promises';
import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { table, timeText } from '../table.ts';

type Language = 'en' | 'fil';

const names = ['language', 'version', 'file', 'title', 'background', 'font', 'padding'];

/** `articles list|show|edit|history`. `show` prints the Markdown alone, so that it can be saved, changed and given to `edit`. */
export async function articles(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, names, 2);
  const [act = 'list', number] = words;
  if (act === 'list') return rows(await ask('/operator/article/listAll', {}));
  const id = needId(number, 'article');
  const language = languageOf(named.language);
  if (act === 'show') {
    const version = named.version === undefined ? {} : { version: needId(named.version, 'version') };
    return (await ask('/operator/article/get', { id, language, ...version })).source;
  }
  if (act === 'history') return rows(await ask('/operator/article/versions', { id, language }));
  if (act === 'edit') return edit(id, language, named);
  throw new Problem(`"${act}" is not list, show, edit or history.`, usageCode);
}

/** What is not named stays as it is; an empty text for a colour or the padding takes it back to the site's own. */
async function edit(id: number, language: Language, named: Record<string, string | undefined>): Promise<string> {
  const now = await ask('/operator/article/get', { id, language });
  const source = await textOf(needText(named.file, 'file'));
  const saved = await ask('/operator/article/save', {
    id,
    language,
    version: now.version,
    title: named.title ?? now.title,
    source,
    backgroundColor: named.background ?? now.backgroundColor,
    fontColor: named.font ?? now.fontColor,
    padding: named.padding ?? now.padding,
  });
  return `Saved as version ${saved.version} of “${saved.title}”.`;
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Problem(`${file} cannot be read.`, usageCode);
  }
}

function languageOf(text: string | undefined): Language {
  if (text === undefined || text === 'en' || text === 'fil') return text ?? 'en';
  throw new Problem('The language is en or fil.', usageCode);
}

function rows(list: Awaited<ReturnType<typeof ask<'/operator/article/listAll'>>>): string {
  return table(
    ['ID', 'NAME', 'LANGUAGE', 'VERSION', 'TITLE', 'BY', 'WRITTEN (UTC)'],
    list.map((it) => [it.id, it.code, it.language, it.version, it.title, it.author, timeText(it.createTime)]),
  );
}
