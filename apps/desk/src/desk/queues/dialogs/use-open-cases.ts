import { useCall } from '../../../lib/query.ts';
import { useQueueTexts } from '../texts/index.ts';
import type { Decision, Row } from '../types.ts';

const most = 100;

/** The cases that an alert can be added to, those about its member first; undefined where the decision takes no case. */
export function useOpenCases(decision: Decision, rows: readonly Row[]) {
  const t = useQueueTexts();
  const enabled = decision.values.some(({ name }) => name === 'case');
  const { data } = useCall(
    '/operator/risk/case/list',
    { state: ['open', 'investigating'], limit: most },
    { enabled, staleTimeMs: 0 },
  );
  if (!enabled) return undefined;
  const about = new Set(rows.map(({ memberId }) => memberId));
  const isAbout = (members: readonly { memberId: number }[]) => members.some(({ memberId }) => about.has(memberId));
  return data?.content
    .toSorted((a, b) => Number(isAbout(b.members)) - Number(isAbout(a.members)))
    .map(({ id, title }) => ({ value: String(id), label: t('caseOption', { id, title }) }));
}
