import { keepContentPicture, showContentPicture } from './content-picture.ts';
import { discardContentDraft, saveContentDraft } from './draft-content.ts';
import { getContent, getContentVersion, listContent, listContentVersions } from './list-content.ts';
import { previewContent } from './preview-content.ts';
import { publishContent, reorderContent, restoreContent, withdrawContent } from './publish-content.ts';

/** What players read: articles, banners, promotions and notices, from their draft to their history. */
export const contentCalls = {
  [listContent.path]: listContent,
  [getContent.path]: getContent,
  [listContentVersions.path]: listContentVersions,
  [getContentVersion.path]: getContentVersion,
  [saveContentDraft.path]: saveContentDraft,
  [discardContentDraft.path]: discardContentDraft,
  [publishContent.path]: publishContent,
  [restoreContent.path]: restoreContent,
  [withdrawContent.path]: withdrawContent,
  [reorderContent.path]: reorderContent,
  [previewContent.path]: previewContent,
  [keepContentPicture.path]: keepContentPicture,
  [showContentPicture.path]: showContentPicture,
} as const;
