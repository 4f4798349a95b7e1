import type { CallOutput } from '@fairhouse/contract';
import type { OperatorArticle } from '@fairhouse/contract/operator';
import type { ArticleVersion } from './article.store.ts';
import { type ArticlePlaces, filledHtml, filledText } from './article-html.ts';

type Shown = Omit<ArticleVersion, 'code' | 'version' | 'source' | 'author'>;

export async function articleWire(it: Shown, places: ArticlePlaces): Promise<CallOutput<'/base/article/get'>> {
  return {
    id: it.id,
    language: it.language,
    title: filledText(it.title, places),
    content: await filledHtml(it.html, places),
    backgroundColor: it.backgroundColor,
    fontColor: it.fontColor,
    padding: it.padding,
    updateTime: it.createdAt.toISOString(),
  };
}

export function deskWire(it: ArticleVersion): Omit<OperatorArticle, 'source'> {
  return {
    id: it.id,
    code: it.code,
    language: it.language,
    version: it.version,
    title: it.title,
    backgroundColor: it.backgroundColor,
    fontColor: it.fontColor,
    padding: it.padding,
    author: it.author.replace(/^operator:/, ''),
    createTime: it.createdAt.toISOString(),
  };
}

export function deskWireWithSource(it: ArticleVersion): OperatorArticle {
  return { ...deskWire(it), source: it.source };
}
