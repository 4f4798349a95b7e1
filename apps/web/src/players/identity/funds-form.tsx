import type { CallInput } from '@fairhouse/contract';
import { Button } from '@fairhouse/ui/button.tsx';
import { ChoiceGrid } from '@fairhouse/ui/forms/choice-grid.tsx';
import { TextArea } from '@fairhouse/ui/forms/text-area.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { post } from '../../lib/api.ts';
import { firstProblem } from '../../lib/first-problem.ts';
import { queries } from '../../lib/query.ts';
import { usePictures } from '../../lib/use-pictures.ts';
import { useProblem } from '../../lib/use-problem.ts';
import { Thumbnails } from '../../ui/thumbnails.tsx';
import styles from './identity.module.css';
import { useIdentityTexts } from './texts/index.ts';

type Source = CallInput<'/sys/identity/funds'>['source'];

const sources = [
  'salary',
  'savings',
  'business',
  'property',
  'inheritance',
  'pension',
  'other',
] as const satisfies Source[];

/** Where the money comes from, and what shows it. */
export function FundsForm() {
  const t = useIdentityTexts();
  const problem = useProblem<'source' | 'pictures'>();
  const [source, setSource] = useState<Source>();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const pictures = usePictures('', showToast);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (pictures.isUploading) return showToast(t('uploading'), 'info');
    const gap = firstProblem([
      ['source', source !== undefined, t('sourceTip')],
      ['pictures', pictures.ids !== '', t('picturesTip')],
    ]);
    if (problem.show(gap) || source === undefined) return;
    setBusy(true);
    const answer = await post('/sys/identity/funds', { source, note, fileIds: pictures.ids });
    setBusy(false);
    if (!answer.ok) return showToast(answer.message);
    showToast(t('sent'), 'success');
    await queries.invalidateQueries({ queryKey: ['/sys/identity/get'] });
  }

  return (
    <form ref={problem.form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div data-field="source">
        <ChoiceGrid
          label={t('source')}
          columns={2}
          choices={sources.map((value) => ({ value, label: t(value) }))}
          value={source}
          error={problem.of('source')}
          onChange={(value) => {
            setSource(sources.find((one) => one === value));
            problem.clear();
          }}
        />
      </div>
      <TextArea label={t('note')} rows={2} maxLength={500} value={note} onChange={setNote} />
      <div data-field="pictures">
        <Thumbnails
          label={t('pictures')}
          hint={t('picturesHint')}
          error={problem.of('pictures')}
          pictures={pictures.pictures}
          addLabel={t('add')}
          onAdd={(files) => {
            pictures.add(files);
            problem.clear();
          }}
          onRemove={pictures.remove}
        />
      </div>
      <Button type="submit" variant="primary" wide busy={busy}>
        {t('send')}
      </Button>
    </form>
  );
}
