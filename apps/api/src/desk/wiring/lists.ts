import type { Foundation } from '../../foundation.ts';
import { messageMember } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import { listsRoutes } from '../lists/lists.routes.ts';
import { addNote } from '../player-file/add-note.ts';
import { changeTags } from '../player-file/change-tags.ts';

/** Lists of the desk; what is done with several players is done by the commands for one. */
export function openLists({ db }: Pick<Foundation, 'db'>): Service {
  return {
    handlers: listsRoutes({
      db,
      note: (operator, note) => addNote(db, operator, note),
      tag: (operator, change) => changeTags(db, operator, change),
      message: (operator, letter) => messageMember(db, letter, operator),
    }),
    jobs: [],
  };
}
