import { Button } from '@fairhouse/ui/button.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { hrefOf, navigate, useLocation } from '../../../lib/address/location.ts';
import { firstProblem } from '../../../lib/first-problem.ts';
import { useSession } from '../../../lib/session.ts';
import { useProblem } from '../../../lib/use-problem.ts';
import { useCashOutTexts } from '../texts/index.ts';
import { readCashOutNumber } from './cash-out-number.ts';
import styles from './look-up.module.css';

/** /withdrawQuery: the number of a cash-out; who is not logged in is asked to be first. */
export default function QueryPage() {
  const t = useCashOutTexts();
  const { query } = useLocation();
  const { status } = useSession();
  const [number, setNumber] = useState(query.get('id') ?? '');
  const problem = useProblem<'number'>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const id = readCashOutNumber(number);
    if (problem.show(firstProblem([['number', id !== undefined, t('numberTip')]]))) return;
    navigate(`${status === 'member' ? '/withdrawQueryDetail' : '/withdrawLogin'}?id=${id}`);
  }

  return (
    <section className={styles.page}>
      <h1>{t('lookUpTitle')}</h1>
      <p className={styles.lead}>{t('lookUpLead')}</p>
      <form ref={problem.form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={t('number')}
          data-field="number"
          name="number"
          digitsOnly
          autoComplete="off"
          maxLength={15}
          value={number}
          error={problem.of('number')}
          hint={t('numberHint')}
          onChange={(value) => {
            setNumber(value);
            problem.clear();
          }}
        />
        <Button type="submit" variant="primary" wide>
          {t('lookUp')}
        </Button>
      </form>
      <p className={styles.aside}>
        <a href={hrefOf('/cashier/cashierInfo/withdrawalRules')}>{t('rulesLink')}</a>
      </p>
    </section>
  );
}
