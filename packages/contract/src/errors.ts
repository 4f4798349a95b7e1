/**
 * Every outcome that is not success, with its stable code. Positive codes are business outcomes and travel
 * with HTTP 200; -2 sends the client to log in again; 4xx and 5xx codes are transport faults and travel with
 * their HTTP status. A new error needs a code here and a sentence in each language, or it does not compile.
 */
export const errorCodes = {
  loginAgain: -2,

  // Transport faults: the code is the HTTP status.
  unreadableBody: 400,
  keyInvalid: 401,
  forbidden: 403,
  notFound: 404,
  bodyTooLarge: 413,
  unsupportedBody: 415,
  tooManyRequests: 429,
  serverBusy: 500,
  notAvailableYet: 501,
  unavailable: 503,

  // Anywhere.
  invalidField: 1000,
  missingField: 1001,
  noSuchThing: 1002,
  conflict: 1003,
  restrictedCountry: 1004,

  // The casino is in trouble of its own: these travel with HTTP 503, as `unavailable` does.
  outcomeUnknown: 1005,
  cannotSave: 1006,

  // Access.
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
  secondFactorRequired: 1119,
  secondFactorWrong: 1120,
  secondFactorExpired: 1121,
  secondFactorLocked: 1122,
  passkeyRefused: 1123,
  passkeysFull: 1124,
  nationalIdInvalid: 1125,
  nationalIdTaken: 1126,
  socialUnavailable: 1130,
  socialExpired: 1131,
  socialPasswordRequired: 1132,
  detailsRequired: 1133,
  accountSuspended: 1134,

  // Money.
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
  cardExpired: 1223,
  statementPeriodInvalid: 1290,
  statementTooLong: 1291,

  // Games.
  gameUnavailable: 1300,
  gameBlocked: 1301,
  tooManyFavourites: 1302,
  gameNotHere: 1303,
  sharingNotHere: 1304,
  invitingNotHere: 1305,
  tablesSilent: 1306,
  ownMessage: 1307,
  maintenance: 1308,

  // Rewards.
  levelTooLow: 1400,
  pointsTooFew: 1401,
  rewardNotReached: 1402,
  rewardAlreadyTaken: 1403,
  bonusNotOffered: 1410,
  bonusNeedsMail: 1411,
  bonusNeedsDeposit: 1412,
  bonusActive: 1413,
  bonusCashOutPending: 1414,
  bonusShared: 1415,
  bonusRoundOpen: 1416,
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

  // Files.
  fileTooLarge: 1500,
  fileTypeRefused: 1501,
  tooManyFiles: 1502,
  fileDamaged: 1503,
  fileNotYours: 1504,
  documentTooOld: 1505,
  documentDateInvalid: 1506,
  documentExpired: 1507,
  tooManyPixels: 1508,

  // Operators.
  notPermitted: 1600,
  wrongState: 1601,
  contentChanged: 1602,
  secondOperatorNeeded: 1606,
  settingRefused: 1607,
  noReplay: 1608,
  alreadyClaimed: 1610,
  decisionWaits: 1611,
  ownAffair: 1612,
  tooLateToTakeBack: 1613,
  waitsForSecond: 1614,
  notStoppedByStaff: 1615,
  proposalOutdated: 1616,
  noOffers: 1617,
  refusedByProvider: 1640,
  lineUnreadable: 1641,
  alreadyImported: 1642,

  // Staff.
  signInFailed: 1620,
  rolesApart: 1621,
  ownAccount: 1622,
  memberLinked: 1623,
  addressShutOut: 1624,
  staffWithoutEmail: 1626,
  noSecondAdministrator: 1627,
  linkSentOften: 1628,
  companyUnavailable: 1629,
  companyUnknown: 1630,
  companyFactorMissing: 1631,
  companyExpired: 1632,
  roleNameTaken: 1633,
  roleHeld: 1634,
  roleRemoved: 1635,
  ownRole: 1636,
  tooManyRoles: 1637,

  // API keys.
  nameUsed: 1650,
  keyAddressRefused: 1651,
  keyScopeMissing: 1652,
  keyNotHere: 1653,

  // Campaigns.
  dryRunNeeded: 1660,
  budgetExceeded: 1661,
  lastMeans: 1625,

  // Protection.
  playPaused: 1700,
  selfExcluded: 1701,
  accountClosed: 1702,
  limitNeeded: 1703,
  tooEarlyToConfirm: 1704,
  excludedBefore: 1705,
  limitUndecided: 1706,

  // Who may play.
  identityRequired: 1710,
  documentsRequired: 1717,
  fundsSourceRequired: 1711,
  registerSilent: 1712,
  registerExcluded: 1713,
  identityProviderSilent: 1714,
  identityCheckOver: 1715,
  registerMissing: 1716,
  // A person's data.
  termsChanged: 1720,
  accountOpen: 1721,
  moneyLeft: 1722,
  copyUnderWay: 1723,

  // Notifications.
  notificationFixed: 1730,
  pushAddressRefused: 1731,
  tooManyDevices: 1732,
} as const;

export type ErrorName = keyof typeof errorCodes;

const namesByCode = new Map<number, ErrorName>(
  Object.entries(errorCodes).map(([name, code]) => [code, name as ErrorName]),
);

export function errorNameOf(code: number): ErrorName | undefined {
  return namesByCode.get(code);
}
