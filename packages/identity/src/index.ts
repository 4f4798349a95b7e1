export type {
  CheckedPart,
  CheckState,
  IdentityObservation,
  IdentityProvider,
  PersonToCheck,
  StartedCheck,
  VerifiedNotice,
} from './identity-provider.ts';
export type { ExclusionRegister, PersonInRegister, RegisterAnswer } from './registers/exclusion-register.ts';
export { type IdentitySettings, identitySettingNames, readIdentitySettings } from './settings.ts';
