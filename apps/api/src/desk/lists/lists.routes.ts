import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { countList } from './count-list.ts';
import { describeLists } from './describe-lists.ts';
import { exportList } from './export-list.ts';
import { forEachMember } from './for-each-member.ts';
import type { ListsDeps } from './lists.deps.ts';
import { readList } from './read-list.ts';

/** Lists of the desk, and what is done with several players at once. Each list names the permissions that it takes. */
export function listsRoutes(deps: ListsDeps): Handler[] {
  return [
    on(operatorCalls['/operator/list/describe'], async ({ operator }) => ok(describeLists(operator))),

    on(operatorCalls['/operator/list/read'], ({ input, operator }) => readList(deps, operator, input)),

    on(operatorCalls['/operator/list/count'], ({ input, operator }) => countList(deps, operator, input)),

    on(operatorCalls['/operator/list/export'], ({ input, operator }) => exportList(deps, operator, input)),

    on(operatorCalls['/operator/members/note'], ({ input: { memberIds, text, requestKey }, operator, language }) =>
      forEachMember(operator, memberIds, language, (memberId) =>
        deps.note(operator, { memberId, text, requestKey: requestKey && `${requestKey}:${memberId}` }),
      ),
    ),

    on(operatorCalls['/operator/members/tag'], async ({ input: { memberIds, add, remove }, operator, language }) => {
      if (add.length + remove.length === 0) return refuse('missingField', { field: 'add' });
      return forEachMember(operator, memberIds, language, (memberId) =>
        deps.tag(operator, { memberId: BigInt(memberId), add, remove }),
      );
    }),

    on(operatorCalls['/operator/members/message'], ({ input, operator, language }) => {
      const { memberIds, english, filipino, isOffer, requestKey } = input;
      return forEachMember(operator, memberIds, language, (memberId) =>
        deps.message(operator, { memberId: BigInt(memberId), english, filipino, isOffer, requestKey }),
      );
    }),
  ];
}
