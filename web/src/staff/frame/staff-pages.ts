import { may, mayBlockTime } from '@tulia/domain/person/permission';
import { isAdmin, type Role } from '@tulia/domain/person/role';
import { paths } from '../../paths';
import type { staffHeadingsTexts } from '../parts/texts/headings';

export type StaffPageName = keyof (typeof staffHeadingsTexts)['en']['names'];

export interface StaffPage {
  name: StaffPageName;
  /** path and query */
  to: string;
}

export interface StaffPages {
  main: readonly StaffPage[];
  practice: readonly StaffPage[];
}

/** Receptionists block time on the schedule only. */
export const hasTimePage = (role: Role) => mayBlockTime(role, true, { receptionBlocksTime: false });

export const staffTab = (tab: string) => `${paths.staff}?tab=${tab}`;

const OF_ADMINS: StaffPages = {
  main: [
    { name: 'today', to: paths.staff },
    { name: 'bookings', to: paths.adminBookings },
    { name: 'schedule', to: paths.adminSchedule },
    { name: 'clients', to: paths.adminClients },
  ],
  practice: [
    { name: 'dashboard', to: paths.admin },
    { name: 'messages', to: paths.adminMessages },
    { name: 'time', to: paths.adminTime },
    { name: 'services', to: paths.adminServices },
    { name: 'practitioners', to: paths.adminPractitioners },
    { name: 'articles', to: paths.adminArticles },
    { name: 'stories', to: paths.adminStories },
    { name: 'money', to: paths.adminMoney },
    { name: 'reports', to: paths.adminReports },
    { name: 'settings', to: paths.adminSettings },
    { name: 'privacy', to: paths.adminPrivacy },
    { name: 'health', to: paths.adminHealth },
    { name: 'staff', to: paths.adminStaff },
    { name: 'register', to: paths.adminRegister },
    { name: 'profile', to: paths.adminProfile },
  ],
};

export function staffPages(role: Role): StaffPages {
  if (isAdmin(role)) return OF_ADMINS;
  return {
    main: [
      { name: 'today', to: paths.staff },
      { name: 'bookings', to: staffTab('bookings') },
      { name: 'schedule', to: staffTab('schedule') },
      { name: 'clients', to: staffTab('clients') },
    ],
    practice: [
      ...(may(role, 'answer-messages')
        ? [{ name: 'messages' as const, to: staffTab('messages') }]
        : []),
      ...(hasTimePage(role) ? [{ name: 'time' as const, to: staffTab('time') }] : []),
      { name: 'profile', to: staffTab('profile') },
    ],
  };
}

/** Whether the present address is this page. */
export function isHere({ to }: StaffPage, pathname: string, search: string): boolean {
  const [path, query = ''] = to.split('?');
  // The page of one client belongs to the list of clients.
  if (path === paths.adminClients && pathname.startsWith(`${path}/`)) return true;
  if (path !== pathname) return false;
  const tab = (text: string) => new URLSearchParams(text).get('tab');
  return path !== paths.staff || tab(query) === tab(search);
}

/** The address of a staff page with one booking opened over it. */
export function openedAt(to: string, bookingId: string): string {
  const [path = '', query = ''] = to.split('?');
  const search = new URLSearchParams(query);
  search.set('open', bookingId);
  return `${path}?${search.toString()}`;
}
