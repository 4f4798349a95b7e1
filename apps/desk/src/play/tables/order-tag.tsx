import { Tag, type Tone } from '../../ui/facts/tag.tsx';
import type { TableOrder } from './tables-view.ts';
import { useTablesTexts } from './texts/index.ts';

const tones: Readonly<Record<TableOrder['state'], Tone>> = { taken: 'good', waiting: 'late', refused: 'bad' };

/** Whether the vendor has taken an order, and what it said where it has not. */
export function OrderTag({ order: { state, problem } }: { order: TableOrder }) {
  const t = useTablesTexts();
  return (
    <>
      <Tag tone={tones[state]}>{t(`orderState_${state}`)}</Tag>
      {state === 'refused' && problem && ` ${t(`problem_${problem}`)}`}
    </>
  );
}
