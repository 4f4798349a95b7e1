import { arrangeViews } from './arrange-views.ts';
import { deleteView } from './delete-view.ts';
import { listViews } from './list-views.ts';
import { saveView } from './save-view.ts';

/** The views that people keep of lists. */
export const viewCalls = {
  [listViews.path]: listViews,
  [saveView.path]: saveView,
  [arrangeViews.path]: arrangeViews,
  [deleteView.path]: deleteView,
} as const;
