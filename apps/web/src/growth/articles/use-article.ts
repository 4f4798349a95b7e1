import type { CallOutput } from '@fairhouse/contract';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../lib/language/language.ts';
import { ask, type CallFailed } from '../../lib/query.ts';

export type Article = CallOutput<'/base/article/get'>;

const path = '/base/article/get';
const staleTimeMs = 300_000;

/** An article in the language of the site; another language is another text, so it stands in the key. */
export function useArticle(id: number) {
  const language = useLanguage();
  return useQuery<Article, CallFailed>({
    queryKey: [path, { id }, language],
    queryFn: ({ signal }) => ask(path, { id }, { silent: true, signal }),
    staleTime: staleTimeMs,
  });
}
