import {
  Activity,
  Banknote,
  BookOpenText,
  CalendarCheck,
  CalendarDays,
  ChartColumn,
  Clock,
  Ellipsis,
  HandHeart,
  IdCard,
  LayoutDashboard,
  Mail,
  Quote,
  Settings,
  ShieldCheck,
  Sun,
  UserPlus,
  UserRound,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { staffFrameTexts } from './texts';
import { staffHeadingsTexts } from '../parts/texts/headings';
import { useTexts } from '../../platform/language/use-texts';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Count } from './staff-nav-style';
import { isHere, type StaffPage, type StaffPageName } from './staff-pages';

const ICONS: Record<StaffPageName | 'practice', LucideIcon> = {
  today: Sun,
  dashboard: LayoutDashboard,
  bookings: CalendarCheck,
  schedule: CalendarDays,
  clients: UsersRound,
  practice: Ellipsis,
  messages: Mail,
  time: Clock,
  services: HandHeart,
  practitioners: IdCard,
  articles: BookOpenText,
  stories: Quote,
  money: Banknote,
  settings: Settings,
  privacy: ShieldCheck,
  health: Activity,
  staff: Users,
  register: UserPlus,
  reports: ChartColumn,
  profile: UserRound,
};

export function NavIcon({ name, size = 20 }: { name: StaffPageName | 'practice'; size?: number }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden size={size} />;
}

export function usePageNames(): Record<StaffPageName, string> {
  return useTexts(staffHeadingsTexts).t.names;
}

export function WaitingCount({ count }: { count: string | undefined }) {
  const { t } = useTexts(staffFrameTexts);
  if (count === undefined || count === '') return null;
  return (
    <Count>
      <span aria-hidden>{count}</span>
      <VisuallyHidden> {t.waits(count)}</VisuallyHidden>
    </Count>
  );
}

export function PageLink({ page, count }: { page: StaffPage; count: string | undefined }) {
  const names = usePageNames();
  const { pathname, search } = useLocation();
  return (
    <Link to={page.to} aria-current={isHere(page, pathname, search) ? 'page' : undefined}>
      <NavIcon name={page.name} />
      <span>{names[page.name]}</span>
      <WaitingCount count={count} />
    </Link>
  );
}
