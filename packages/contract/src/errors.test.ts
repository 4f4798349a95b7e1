import { describe, expect, it } from 'vitest';
import { errorCodes, errorNameOf } from './errors.ts';

/**
 * Codes that clients may have learnt. A code is never changed or used again; new ones are added here when they
 * are released.
 */
const released = {
  loginAgain: -2,
  unreadableBody: 400,
  forbidden: 403,
  notFound: 404,
  bodyTooLarge: 413,
  unsupportedBody: 415,
  tooManyRequests: 429,
  serverBusy: 500,
  notAvailableYet: 501,
  unavailable: 503,
  invalidField: 1000,
  missingField: 1001,
  noSuchThing: 1002,
  conflict: 1003,
  restrictedCountry: 1004,
  outcomeUnknown: 1005,
  cannotSave: 1006,
  loginFailed: 1100,
  loginLocked: 1101,
  usernameTaken: 1102,
  emailTaken: 1103,
  mobileTaken: 1104,
  usernameInvalid: 1105,
  emailInvalid: 1106,
  mobileInvalid: 1107,
  passwordWeak: 1108,
  passwordsDiffer: 1109,
  underAge: 1110,
  birthdayInvalid: 1111,
  agreementRequired: 1112,
  verificationWrong: 1113,
  oldPasswordWrong: 1114,
  linkExpired: 1115,
  alreadyActivated: 1116,
  invitationInvalid: 1117,
  verificationRequired: 1118,
  amountInvalid: 1200,
  amountTooSmall: 1201,
  amountTooLarge: 1202,
  insufficientFunds: 1203,
  methodUnavailable: 1204,
  providerUnavailable: 1205,
  depositLimitReached: 1206,
  velocityReached: 1207,
  wageringOpen: 1210,
  firstDepositRequired: 1211,
  proofsRequired: 1212,
  cannotCancel: 1213,
  destinationInvalid: 1214,
  cardRefused: 1215,
  cardNotAccepted: 1216,
  currencyNotAccepted: 1217,
  monthlyLimitReached: 1218,
  amountNotMultiple: 1219,
  depositOwed: 1220,
  creditNotAccepted: 1221,
  accountCurrencyRefused: 1222,
  gameUnavailable: 1300,
  gameBlocked: 1301,
  levelTooLow: 1400,
  pointsTooFew: 1401,
  rewardNotReached: 1402,
  rewardAlreadyTaken: 1403,
  competitionNotOpen: 1420,
  missionNotOpen: 1421,
  missionNotDone: 1422,
  missionBeyondLimits: 1423,
  competitionFull: 1424,
  competitionEntryClosed: 1425,
  missionFull: 1426,
  entryNeedsIdentity: 1427,
  entryNeedsLevel: 1428,
  entryNotHere: 1429,
  freeRoundsNotHere: 1430,
  freeRoundsStake: 1431,
  entryByInvitation: 1432,
  bonusNotOffered: 1410,
  bonusNeedsMail: 1411,
  bonusNeedsDeposit: 1412,
  bonusActive: 1413,
  bonusCashOutPending: 1414,
  bonusShared: 1415,
  bonusRoundOpen: 1416,
  fileTooLarge: 1500,
  fileTypeRefused: 1501,
  tooManyFiles: 1502,
  fileDamaged: 1503,
  fileNotYours: 1504,
  tooManyPixels: 1508,
  notPermitted: 1600,
  wrongState: 1601,
  contentChanged: 1602,
  playPaused: 1700,
  selfExcluded: 1701,
  accountClosed: 1702,
  limitNeeded: 1703,
  tooEarlyToConfirm: 1704,
  excludedBefore: 1705,
  limitUndecided: 1706,
  identityRequired: 1710,
  fundsSourceRequired: 1711,
  registerSilent: 1712,
  registerExcluded: 1713,
  identityProviderSilent: 1714,
  identityCheckOver: 1715,
  registerMissing: 1716,
  documentsRequired: 1717,
  termsChanged: 1720,
  accountOpen: 1721,
  moneyLeft: 1722,
  copyUnderWay: 1723,
  notificationFixed: 1730,
  pushAddressRefused: 1731,
  tooManyDevices: 1732,
};

describe('error codes', () => {
  it('keep what was released', () => expect(errorCodes).toMatchObject(released));

  it('are unique', () => {
    const codes = Object.values(errorCodes);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('leave 0 and -1 to success and to failed networks', () => {
    for (const code of Object.values(errorCodes)) {
      expect(code === errorCodes.loginAgain || code > 0).toBe(true);
      expect(Number.isInteger(code)).toBe(true);
    }
  });

  it('are HTTP statuses between 400 and 599 only for transport faults', () => {
    const statuses = Object.values(errorCodes).filter((code) => code > 0 && code < 1000);
    expect(statuses).toEqual([400, 401, 403, 404, 413, 415, 429, 500, 501, 503]);
  });

  it('lead back to their names', () => {
    for (const [name, code] of Object.entries(errorCodes)) expect(errorNameOf(code)).toBe(name);
    expect(errorNameOf(9999)).toBeUndefined();
  });
});
