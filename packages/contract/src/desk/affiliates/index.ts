import {
  adjustAffiliate,
  createAffiliate,
  getAffiliate,
  inviteAffiliateUser,
  listAffiliatePlans,
  listAffiliatePostbacks,
  listAffiliates,
  replayAffiliatePostbacks,
  saveAffiliateLink,
  saveAffiliatePlan,
  setAffiliateTerms,
  turnAffiliate,
} from './affiliates.ts';
import {
  approveAffiliateStatement,
  holdAffiliateStatement,
  listAffiliateStatements,
  markAffiliateStatementPaid,
  releaseAffiliateStatement,
  verifyAffiliateStatement,
} from './statements.ts';

/** Affiliate partners, their plans and their statements. */
export const affiliateDeskCalls = {
  [listAffiliates.path]: listAffiliates,
  [getAffiliate.path]: getAffiliate,
  [createAffiliate.path]: createAffiliate,
  [turnAffiliate.path]: turnAffiliate,
  [setAffiliateTerms.path]: setAffiliateTerms,
  [saveAffiliateLink.path]: saveAffiliateLink,
  [inviteAffiliateUser.path]: inviteAffiliateUser,
  [listAffiliatePlans.path]: listAffiliatePlans,
  [saveAffiliatePlan.path]: saveAffiliatePlan,
  [adjustAffiliate.path]: adjustAffiliate,
  [listAffiliatePostbacks.path]: listAffiliatePostbacks,
  [replayAffiliatePostbacks.path]: replayAffiliatePostbacks,
  [listAffiliateStatements.path]: listAffiliateStatements,
  [verifyAffiliateStatement.path]: verifyAffiliateStatement,
  [holdAffiliateStatement.path]: holdAffiliateStatement,
  [releaseAffiliateStatement.path]: releaseAffiliateStatement,
  [approveAffiliateStatement.path]: approveAffiliateStatement,
  [markAffiliateStatementPaid.path]: markAffiliateStatementPaid,
} as const;
