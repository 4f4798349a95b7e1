import { Notice } from '../../ui/states.tsx';
import type { Problem } from './reports-view.ts';
import { useColumnName, useReportTexts } from './texts/index.ts';

/** Why a report is not possible, and what to do about it. */
export function ProblemNotice({ problem: { kind, measure, property, other } }: { problem: Problem }) {
  const t = useReportTexts();
  const columnName = useColumnName();
  const nameOf = (key: string | null) => (key === null ? '' : columnName({ key }));
  return (
    <div role="alert">
      <Notice title={t('problem')}>
        {t(`problem_${kind}`, { measure: nameOf(measure), property: nameOf(property), other: nameOf(other) })}
      </Notice>
    </div>
  );
}
