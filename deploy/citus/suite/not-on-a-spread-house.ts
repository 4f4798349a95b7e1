/** Tests of the house that do not run on a spread one, each with the reason. */
export const notOnASpreadHouse: Record<string, string> = {
  'apps/api/src/status-words.test.ts': 'begins with the tables of an earlier release, before there were lanes',
};
