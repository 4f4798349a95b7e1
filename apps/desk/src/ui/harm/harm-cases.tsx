import type { HarmCase } from '@fairhouse/contract/operator';
import { Link } from '@tanstack/react-router';
import { useHarmWords } from '../../lib/texts/harm-words.ts';
import { Moment } from '../facts/moment.tsx';
import { Tag } from '../facts/tag.tsx';
import { PlainTable } from '../table/plain-table.tsx';

/** Cases of a member with what came of them; one that is open leads to its place in the queue. */
export function HarmCases({ cases }: { cases: readonly HarmCase[] }) {
  const word = useHarmWords();
  return (
    <PlainTable<HarmCase>
      label={word('cases')}
      heads={[
        { name: word('case'), phone: true },
        { name: word('opened') },
        { name: word('state'), phone: true },
        { name: word('by') },
        { name: word('reason') },
      ]}
      rows={cases}
      rowKey={({ id }) => id}
      cells={({ id, openTime, state, outcome, closedBy, reason }) => [
        state === 'open' ? (
          <Link key="id" to="/queue/$queue" params={{ queue: 'harmCases' }} search={{ row: id }}>
            {id}
          </Link>
        ) : (
          id
        ),
        <Moment key="opened" at={openTime} />,
        <Tag key="state" tone={outcome ? 'plain' : 'late'}>
          {outcome ? word(`outcome_${outcome}`) : word('caseOpen')}
        </Tag>,
        closedBy?.replace(/^operator:/, '') ?? '–',
        reason ?? '–',
      ]}
      empty={word('noCases')}
    />
  );
}
