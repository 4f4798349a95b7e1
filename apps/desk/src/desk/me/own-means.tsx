import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { ChangeMeans } from './change-means.tsx';
import { useMeTexts } from './texts.ts';

type Means = OperatorCallOutput<'/operator/auth/means/list'>;
interface Row {
  /** Null: the password and its app, or the account of the company. */
  passkeyId: number | null;
  /** The company manages its accounts itself. */
  isCompanys?: true;
  name: string;
  since: string;
  lastUsed: string | null;
}

/** What one signs in with: each can be removed but the last, and others can be added. */
export function OwnMeans() {
  const t = useMeTexts();
  const query = useCall('/operator/auth/means/list', {});
  const [asked, setAsked] = useState<'add' | Row>();
  const heads = [
    { name: t('meansKind'), phone: true },
    { name: t('since') },
    { name: t('lastUsed') },
    { name: t('action'), phone: true, width: '110px' },
  ];
  const rowsOf = ({ passkeys, passwordSetTime, company }: Means): Row[] => [
    ...passkeys.map(({ id, label, createTime, lastUsedTime }) => ({
      passkeyId: id,
      name: t('passkey', { label }),
      since: createTime,
      lastUsed: lastUsedTime,
    })),
    ...(passwordSetTime ? [{ passkeyId: null, name: t('password'), since: passwordSetTime, lastUsed: null }] : []),
    ...(company
      ? [
          {
            passkeyId: null,
            isCompanys: true as const,
            name: t('company', { name: company.name }),
            since: company.linkedTime,
            lastUsed: company.lastUsedTime,
          },
        ]
      : []),
  ];
  return (
    <Answered query={query}>
      {(means) => {
        const rows = rowsOf(means);
        const canRemove = rows.filter(({ isCompanys }) => !isCompanys).length > 1;
        return (
          <>
            <PlainTable
              label={t('means')}
              heads={heads}
              rows={rows}
              rowKey={({ passkeyId, isCompanys }) => passkeyId ?? (isCompanys ? 'company' : 'password')}
              cells={(row) => [
                row.name,
                <Moment key="since" at={row.since} />,
                row.lastUsed === null ? '–' : <Moment key="used" at={row.lastUsed} />,
                canRemove && !row.isCompanys && (
                  <Button key="remove" size="compact-xs" variant="default" onClick={() => setAsked(row)}>
                    {t('remove')}
                  </Button>
                ),
              ]}
            />
            <div>
              <Button size="xs" variant="default" onClick={() => setAsked('add')}>
                {t('addMeans')}
              </Button>
            </div>
            {asked && (
              <ChangeMeans
                means={means}
                removes={asked === 'add' ? undefined : asked}
                onClose={() => setAsked(undefined)}
              />
            )}
          </>
        );
      }}
    </Answered>
  );
}
