/** The address: texts, no matter who wrote them. */
type StaffView = Partial<Record<'tab' | 'id' | 'role' | 'edit' | 'other', string>>;

export interface StaffViewProps {
  view: StaffView;
  show: (view: StaffView, replace?: boolean) => void;
}

export const staffTabs = ['people', 'signIns', 'addresses', 'roles'] as const;
