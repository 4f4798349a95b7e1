import { latePart, lateSheet } from '../ui/late/late-part.tsx';

const sheets = () => import('./sheets.tsx');

/** Loads the sheets before they are opened, once nothing else is left to do: then they open at once, and without a connection. */
export function loadSheetsWhenIdle(): void {
  // A failure is reported when a sheet is opened.
  const load = () => void sheets().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load);
}

export const FairnessSheet = lateSheet(
  ({ fairness }) => fairness,
  async () => (await sheets()).FairnessSheet,
);
export const RoundsSheet = lateSheet(
  ({ rounds }) => rounds,
  async () => (await sheets()).RoundsSheet,
);
export const RoundCheck = lateSheet(
  ({ checkSheet }) => checkSheet.title,
  async () => (await sheets()).RoundCheck,
);
export const KeysPart = latePart(
  async () => (await sheets()).KeysPart,
  (_, message) => message,
);
