import { type ContentKind, kinds } from './content.ts';

export const contentTabs = ['articles', 'banners', 'promotions', 'notices', 'calendar'] as const;
export type ContentTab = (typeof contentTabs)[number];

export const contentParts = ['edit', 'compare', 'preview', 'history'] as const;
export type ContentPart = (typeof contentParts)[number];

/** The view as it stands in the address. */
export interface ContentView {
  tab?: string;
  /** The thing that is open; 'new' before it has been kept. */
  id?: string;
  part?: string;
  /** What is compared: a version, or a revision of the draft. */
  version?: string;
  revision?: string;
  /** YYYY-MM, of the calendar. */
  month?: string;
}

export interface ContentPartProps {
  view: ContentView;
  show: (next: ContentView, replace?: boolean) => void;
}

const kindOfTab = {
  articles: 'article',
  banners: 'banner',
  promotions: 'promotion',
  notices: 'notice',
} as const satisfies Partial<Record<ContentTab, ContentKind>>;

export const tabOf = ({ tab }: ContentView): ContentTab => contentTabs.find((one) => one === tab) ?? 'articles';
export const tabOfKind = (kind: ContentKind): ContentTab => contentTabs[kinds.indexOf(kind)]!;

export function kindOf(tab: ContentTab): ContentKind | undefined {
  return tab === 'calendar' ? undefined : kindOfTab[tab];
}

export const partOf = ({ part }: ContentView): ContentPart => contentParts.find((one) => one === part) ?? 'edit';
