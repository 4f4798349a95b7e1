/** How many ask for the same thing at the same time: fewer in `npm test`, 256 in `npm run test:long`. At least 64. */
export const requestsAtOnce = Number(process.env.REQUESTS_AT_ONCE ?? 64);
