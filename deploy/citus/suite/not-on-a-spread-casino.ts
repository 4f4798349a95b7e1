/** Tests of the casino that do not run on a spread one, each with the reason. */
export const notOnASpreadCasino: Record<string, string> = {
  'apps/api/src/play/wallet/wallet-plans.test.ts': 'counts what one server has read of its own tables',
  'apps/api/src/http/database-away.test.ts': 'has a server of its own, which hangs and whose disk is full',
};
