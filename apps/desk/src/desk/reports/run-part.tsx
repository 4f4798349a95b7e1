import { useCall } from '../../lib/query.ts';
import { Answered, Notice } from '../../ui/states.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import styles from './reports.module.css';
import type { Definition } from './reports-view.ts';
import { ResultPart } from './result-part.tsx';
import { useReportTexts } from './texts/index.ts';

/** Runs a definition and shows what it comes to, or why it does not. */
export function RunPart({ definition, name }: { definition: Definition; name: string }) {
  const t = useReportTexts();
  const query = useCall('/operator/report/run', { definition }, { staleTimeMs: 60_000 });
  return (
    <>
      {query.isPending && (
        <p className={styles.quiet} role="status">
          {t('running')}
        </p>
      )}
      <Answered query={query}>
        {({ problem, result }) => {
          if (result) return <ResultPart result={result} definition={definition} name={name} />;
          return problem ? <ProblemNotice problem={problem} /> : <Notice title={t('noRows')} />;
        }}
      </Answered>
    </>
  );
}
