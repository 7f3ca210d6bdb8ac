import { isAdmin } from '@tulia/domain/person/role';
import { Bell } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { notKnownTexts } from '../parts/texts/not-known';
import { staffFrameTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePendingRequests } from '../parts/use-pending-requests';
import { onSignOutClear } from '../../platform/device/local-record';
import { playArrival, isSoundOn } from '../parts/arrival-sound';
import { useOnline } from '../../platform/offline/use-connection';
import { paths } from '../../paths';
import { useSession } from '../../platform/session/session';
import { IconButton } from '../../ui/icon-button';
import { DropdownMenu } from '../../ui/menus/dropdown-menu';
import { color, radius, space, text } from '../../ui/tokens';
import { arrivals } from './arrivals-store';
import { Count } from './staff-nav-style';
import { openedAt, staffTab } from './staff-pages';
import { useCountedTitle } from './use-counted-title';
import { shortMoment } from '../../shared/views/moments';

/** Covers the title, left of the tools, where no button is. */
const Line = styled.p`
  position: absolute;
  top: 0.4rem;
  right: 100%;
  display: none;
  gap: ${space.xs};
  align-items: center;
  width: max-content;
  max-width: min(24rem, calc(100vw - 11rem));
  min-height: 3.2rem;
  padding: 0 ${space.sm};
  border: 1px solid ${color.accent};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};
  font-weight: 700;
  line-height: 1.25;
  &[data-shown] {
    display: flex;
  }
  a {
    padding: ${space.xs};
    white-space: nowrap;
  }
`;

/** The count sits on the bell, and not on what stands beside it. */
const Rung = styled.span`
  position: relative;
  display: inline-flex;
`;

const BellCount = styled(Count)`
  position: absolute;
  top: -0.6rem;
  left: 0.65rem;
  min-width: 1.2rem;
  padding: 0 0.2rem;
  font-size: 0.75rem;
  line-height: 1.2rem;
`;

const LINE_MS = 12_000;

/**
 * Announces new requests on every staff page: by a line over the title, a sound, and a count at the bell and in the
 * title of the tab. Closing the bell's menu marks them as read. The app's icon counts all pending requests
 * (`app/pending-badge.tsx`).
 */
export function Arrivals() {
  const { t, lang } = useTexts(staffFrameTexts);
  const { t: unknown } = useTexts(notKnownTexts);
  const isOnline = useOnline();
  const { role } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data, fromCache } = usePendingRequests();
  const { arrived, unread, told } = useSyncExternalStore(
    arrivals.subscribe,
    arrivals.get,
    arrivals.get,
  );
  const list = role !== null && isAdmin(role) ? paths.adminBookings : staffTab('bookings');

  useEffect(() => {
    // The cache may lack old requests, which would then seem new in the server's answer.
    if (data === undefined || fromCache) return;
    if (arrivals.hear(data).length > 0 && isSoundOn()) playArrival();
  }, [data, fromCache]);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => arrivals.hush(), LINE_MS);
    return () => clearTimeout(timer);
  }, [told]);
  useEffect(() => onSignOutClear(() => arrivals.forget()), []);
  useCountedTitle(unread.size, pathname);

  const none =
    data !== undefined && !fromCache
      ? t.arrivalsNone
      : unknown.about(t.arrivalsHeading, isOnline ? unknown.silent : unknown.offline);
  const open = (id: string) => {
    arrivals.read();
    void navigate(openedAt(list, id));
  };
  return (
    <>
      <Line role="status" data-shown={told !== null || undefined}>
        {told !== null && (
          <>
            <span>{t.arrived(told.clientName)}</span>
            <Link to={openedAt(list, told.id)} onClick={() => arrivals.read()}>
              {t.open}
            </Link>
          </>
        )}
      </Line>
      <DropdownMenu
        onOpenChange={(isOpen) => {
          if (!isOpen) arrivals.read();
        }}
        trigger={
          <IconButton label={unread.size === 0 ? none : t.arrivals(unread.size)}>
            <Rung>
              <Bell aria-hidden size={20} />
              {unread.size > 0 && <BellCount aria-hidden>{unread.size}</BellCount>}
            </Rung>
          </IconButton>
        }
        heading={<strong>{arrived.length === 0 ? none : t.arrivalsHeading}</strong>}
        items={arrived.map(({ id, clientName, startsAt }) => ({
          key: id,
          label: (
            <span>
              {unread.has(id) ? <strong>{clientName}</strong> : <span>{clientName}</span>}
              <br />
              <small>{shortMoment(startsAt, lang)}</small>
            </span>
          ),
          onSelect: () => open(id),
        }))}
      />
    </>
  );
}
