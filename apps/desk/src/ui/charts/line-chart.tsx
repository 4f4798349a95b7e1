import { saveBlob } from '@fairhouse/ui/save-blob.ts';
import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Choice } from '../choices/choice.tsx';
import { Loading } from '../states.tsx';
import { PlainTable } from '../table/plain-table.tsx';
import { type DrawnLines, referenceColour, seriesColour } from './chart-lines.ts';
import { pictureOf } from './chart-picture.ts';
import styles from './line-chart.module.css';

/** The library that draws is loaded with the first chart. */
const LinePlot = lazy(() => import('./line-plot.tsx'));

interface LineChartProps extends DrawnLines {
  /** Without an ending. */
  fileName: string;
  /** Where the reader may export. */
  saveCsv?: (() => void) | undefined;
  /** Further choices. */
  children?: ReactNode;
}

/** Lines over the same points: drawn, or as a table, and saved as a picture or as CSV. */
export function LineChart(props: LineChartProps) {
  const { caption, axes, points, series, fileName, saveCsv, children } = props;
  const t = useCommonTexts();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const plot = useRef<HTMLDivElement>(null);
  const saveImage = async () => {
    const canvas = plot.current?.querySelector('canvas');
    if (!canvas) return;
    const colours = getComputedStyle(canvas);
    const legend = series.map(({ name, isReference }) => ({
      ...{ name, isReference },
      colour: colours.getPropertyValue(isReference ? referenceColour : seriesColour).trim(),
    }));
    const picture = await pictureOf(canvas, caption, legend);
    if (picture) saveBlob(`${fileName}.png`, picture);
  };
  return (
    <figure className={styles.chart} aria-label={caption}>
      <div className={styles.head}>
        <figcaption>{caption}</figcaption>
        <div className={styles.tools}>
          {children}
          <Choice
            label={t('chartView')}
            options={[
              { key: 'chart', name: t('chartDrawn') },
              { key: 'table', name: t('chartTable') },
            ]}
            current={view}
            choose={setView}
          />
          <Button size="xs" variant="default" disabled={view === 'table'} onClick={() => void saveImage()}>
            {t('chartImage')}
          </Button>
          {saveCsv && (
            <Button size="xs" variant="default" onClick={saveCsv}>
              CSV
            </Button>
          )}
        </div>
      </div>
      {view === 'chart' ? (
        <div ref={plot} className={styles.plot}>
          <Suspense fallback={<Loading />}>
            <LinePlot {...props} />
          </Suspense>
        </div>
      ) : (
        <div className={styles.table}>
          <PlainTable<string>
            label={caption}
            heads={[{ name: axes.x, phone: true }, ...series.map(({ name }) => ({ name, figures: true, phone: true }))]}
            rows={points}
            rowKey={(point) => point}
            cells={(point) => [point, ...series.map(({ texts }) => texts[points.indexOf(point)])]}
          />
        </div>
      )}
    </figure>
  );
}
