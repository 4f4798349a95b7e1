import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Pages } from '../../lib/pages.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Answered } from '../states.tsx';

/** Draws the pages that were answered so far, and asks for more of them. */
export function Paged<T>({ query, children }: { query: Pages<T>; children: (pages: readonly T[]) => ReactNode }) {
  const t = useCommonTexts();
  return (
    <>
      <Answered query={query}>{({ pages }) => children(pages)}</Answered>
      {query.hasNextPage && (
        <div>
          <Button
            size="xs"
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
