import { chatAvailable } from './chat-available.ts';
import { contactSettings } from './contact-settings.ts';
import { sendContact } from './send-contact.ts';

/** The calls of getting in touch. */
export const supportCalls = {
  [chatAvailable.path]: chatAvailable,
  [contactSettings.path]: contactSettings,
  [sendContact.path]: sendContact,
} as const;
