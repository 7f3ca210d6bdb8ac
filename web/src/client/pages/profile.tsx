import { retainedUntil } from '@tulia/domain/booking/retention';
import { isUpcoming } from '@tulia/domain/booking/upcoming';
import { isStaffRole } from '@tulia/domain/person/role';
import type { Booking } from '@tulia/domain/booking/booking';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { presentInstant } from '../../platform/hooks/clock';
import { profileTexts } from '../profile/texts/profile';
import { useTexts } from '../../platform/language/use-texts';
import VerifyEmailBanner from '../account/verify-email/verify-email-banner';
import { PushCard } from '../profile/notifications/push-card';
import { OverviewPanel } from '../profile/overview-panel';
import { ProfileState } from '../profile/profile-state';
import { SettingsPanel } from '../profile/settings-panel';
import { TopCards } from '../profile/top-cards';
import { SessionsPanel } from '../sessions/sessions-panel';
import { useMyBookings } from '../../shared/bookings/use-my-bookings';
import { usePractice } from '../../shared/practice/practice';
import { useSession } from '../../platform/session/session';
import { useOwnProfile } from '../account/use-own-profile';
import { PageHeading } from '../../ui/heading';
import { Container, Stack } from '../../ui/layout';
import { Tabs } from '../../ui/tabs';

const TABS = ['overview', 'sessions', 'settings'];

function tabOf(search: string): string {
  const asked = new URLSearchParams(search).get('tab') ?? '';
  return TABS.includes(asked) ? asked : 'overview';
}

/** Keeps the tab for a reload. Not by the router, which would scroll to the top as for a new page. */
function noteInAddress(tab: string): void {
  const query = tab === 'overview' ? '' : `?tab=${tab}`;
  window.history.replaceState(window.history.state, '', window.location.pathname + query);
}

/** /profile: personal details, sessions and settings (specification section 2). The address contains the open tab. */
export default function ProfilePage() {
  const { t } = useTexts(profileTexts);
  const session = useSession();
  const profile = useOwnProfile(session.user?.uid ?? null);
  const bookings = useMyBookings();
  const practice = usePractice();
  // The chosen tab stays until a link, such as Settings in the menu, opens the page again.
  const { key, search } = useLocation();
  const [chosen, setChosen] = useState<{ key: string; tab: string } | null>(null);
  const tab = chosen?.key === key ? chosen.tab : tabOf(search);
  const [openedAt] = useState(presentInstant);

  // The guard opens /login in this case.
  if (session.status !== 'signed-in') return null;

  const { uid } = session.user;
  const name = profile.data?.fullName;
  const today = toWallTime(openedAt).date;
  const known = bookings.status === 'ready' && !bookings.partly;
  // Deleting the account cancels coming sessions first; an unpaid one leaves no record.
  const isAhead = ({ status, startsAt }: Booking) => status === 'confirmed' && startsAt > openedAt;
  const staying = bookings.list.filter((each) => !isAhead(each) || each.payment.paid > 0);
  const leaving = {
    coming: bookings.list.filter((each) => each.status === 'pending' || isAhead(each)).length,
    keptUntil: known ? retainedUntil(staying, practice, openedAt) : undefined,
  };
  return (
    <Container>
      <PageHeading lead={name === undefined ? undefined : t.lead(name)}>{t.heading}</PageHeading>
      <Stack $gap="lg">
        <VerifyEmailBanner />
        <TopCards
          upcoming={
            bookings.status === 'ready'
              ? bookings.list.filter((each) => isUpcoming(each, today)).length
              : null
          }
        />
        <Tabs
          label={t.tabsLabel}
          value={tab}
          onValueChange={(next) => {
            setChosen({ key, tab: next });
            noteInAddress(next);
          }}
          items={[
            {
              value: 'overview',
              label: t.overview,
              content: (
                <ProfileState key={uid} live={profile}>
                  {(data) => (
                    <OverviewPanel
                      uid={uid}
                      profile={data}
                      bookedPhone={bookings.list[0]?.clientPhone}
                    />
                  )}
                </ProfileState>
              ),
            },
            {
              value: 'sessions',
              label: t.sessions,
              content: <SessionsPanel bookings={bookings} />,
            },
            {
              value: 'settings',
              label: t.settings,
              content: (
                <ProfileState key={uid} live={profile}>
                  {(data) => (
                    <SettingsPanel
                      uid={uid}
                      profile={data}
                      staff={isStaffRole(session.role)}
                      leaving={leaving}
                      notifications={isStaffRole(session.role) ? null : <PushCard />}
                    />
                  )}
                </ProfileState>
              ),
            },
          ]}
        />
      </Stack>
    </Container>
  );
}
