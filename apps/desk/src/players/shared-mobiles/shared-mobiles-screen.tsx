import { Button } from '@mantine/core';
import { byNumber, usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { Page } from '../../ui/page.tsx';
import { Notice, NotPermitted } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { useSharedMobileTexts } from './texts.ts';

interface SharedMobilesProps {
  openMember: (id: number) => void;
}

export function SharedMobilesScreen(props: SharedMobilesProps) {
  const t = useSharedMobileTexts();
  const may = useMay();
  if (!may('members.read')) return <NotPermitted permission="members.read" />;
  return (
    <Page title={t('title')} about={t('about')}>
      <SharedMobiles {...props} />
    </Page>
  );
}

/** Members with a number that another one had first, by number. */
function SharedMobiles({ openMember }: SharedMobilesProps) {
  const t = useSharedMobileTexts();
  const query = usePages({
    path: '/operator/member/listSharedMobiles',
    input: { pageSize: 100 },
    ...byNumber,
  });
  const rows = query.data?.pages.flatMap(({ content }) => content) ?? [];
  const { current, frame } = useRowKeys({
    ids: rows.map(({ id }) => id),
    opened: undefined,
    open: (id) => id !== undefined && openMember(id),
  });
  return (
    <div ref={frame}>
      <Paged query={query}>
        {() => (
          <PlainTable
            label={t('title')}
            heads={[
              { name: t('member'), phone: true },
              { name: t('memberId'), figures: true, width: '104px' },
              { name: t('number'), phone: true },
              { name: t('holder'), phone: true },
              { name: t('holderId'), figures: true, width: '136px' },
            ]}
            rows={rows}
            rowKey={({ id }) => id}
            cells={({ id, username, number, holderId, holderUsername }) => [
              username,
              id,
              number,
              <Button
                key="holder"
                size="compact-xs"
                variant="default"
                aria-label={t('openHolder', { username: holderUsername })}
                onClick={() => openMember(holderId)}
              >
                {holderUsername}
              </Button>,
              holderId,
            ]}
            onOpen={({ id }) => openMember(id)}
            current={current}
            empty={<Notice title={t('none')}>{t('noneAbout')}</Notice>}
          />
        )}
      </Paged>
    </div>
  );
}
