import { describeLists } from './describe-lists.ts';
import { countList, exportList, readList } from './read-list.ts';
import { messageMembers, noteMembers, tagMembers } from './several-members.ts';

/** Lists of the desk, and what is done with several players at once. */
export const listCalls = {
  [describeLists.path]: describeLists,
  [readList.path]: readList,
  [countList.path]: countList,
  [exportList.path]: exportList,
  [noteMembers.path]: noteMembers,
  [tagMembers.path]: tagMembers,
  [messageMembers.path]: messageMembers,
} as const;
