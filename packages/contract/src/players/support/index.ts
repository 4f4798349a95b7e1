import { chatAvailable } from './chat-available.ts';
import { contactSettings } from './contact-settings.ts';
import { sendContact } from './send-contact.ts';
import {
  getThread,
  listReferences,
  listThreads,
  openThread,
  rateThread,
  solveThread,
  writeToThread,
} from './threads.ts';

/** The calls of getting in touch. */
export const supportCalls = {
  [chatAvailable.path]: chatAvailable,
  [contactSettings.path]: contactSettings,
  [sendContact.path]: sendContact,
  [listThreads.path]: listThreads,
  [getThread.path]: getThread,
  [openThread.path]: openThread,
  [writeToThread.path]: writeToThread,
  [solveThread.path]: solveThread,
  [rateThread.path]: rateThread,
  [listReferences.path]: listReferences,
} as const;
