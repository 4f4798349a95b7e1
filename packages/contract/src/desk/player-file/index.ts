import { bookPage } from './book-page.ts';
import { find } from './find.ts';
import { memberLinks } from './links.ts';
import { addNote, listNotes } from './notes.ts';
import { memberNotifications } from './notifications.ts';
import { paymentFile } from './payment-file.ts';
import { memberPayments } from './payments.ts';
import { replayRound } from './replay-round.ts';
import { memberRound, memberRounds } from './rounds.ts';
import { memberStanding } from './standing.ts';
import { listTags } from './tags.ts';
import { timeline } from './timeline.ts';

/** Everything about one player. */
export const memberFileCalls = {
  [find.path]: find,
  [memberStanding.path]: memberStanding,
  [bookPage.path]: bookPage,
  [paymentFile.path]: paymentFile,
  [memberPayments.path]: memberPayments,
  [memberNotifications.path]: memberNotifications,
  [memberRounds.path]: memberRounds,
  [memberRound.path]: memberRound,
  [replayRound.path]: replayRound,
  [timeline.path]: timeline,
  [memberLinks.path]: memberLinks,
  [listNotes.path]: listNotes,
  [addNote.path]: addNote,
  [listTags.path]: listTags,
} as const;
