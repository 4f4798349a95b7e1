/**
 * What a signature between a vendor and the casino covers, beside the bytes of the body that follow it: HMAC-SHA256 in
 * lower-case hex under the vendor's secret. Version 2 names the call as well, so that the bytes of one mean nothing to
 * another; `X-Vendor-Signature` says the version in front. Version 1 covers timestamp and body alone and says none.
 */
export const signatureVersion = 'v2=';

/** `path`: of the address that is called, without host and query, such as `/wallet/bet`. Every call is a POST. */
export const signedHead = (timestamp: string, path: string): string => `${timestamp}.POST ${path}.`;

export const signedHeadOfVersion1 = (timestamp: string): string => `${timestamp}.`;
