import type { PlayerLanguage } from '@fairhouse/money';
import { en } from './notices/en.ts';
import { es } from './notices/es.ts';
import { fil } from './notices/fil.ts';
import type { NoticeKind } from './notices/notice-kind.ts';
import { pt } from './notices/pt.ts';
import type { Template } from './template.ts';

/** The words of the notices. `{site}`, `{username}` and what each is about are filled in. */
export const notices: Record<PlayerLanguage, Record<NoticeKind, Template>> = { en, fil, pt, es };
