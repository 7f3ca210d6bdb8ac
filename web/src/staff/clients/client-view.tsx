import { amountDue } from '@tulia/domain/booking/payment';
import { may, mayAbout } from '@tulia/domain/person/permission';
import { isAdmin, type Role } from '@tulia/domain/person/role';
import { nextSessionAt, owedBy, type Client } from '@tulia/domain/booking/clients/client';
import type { Instant } from '@tulia/domain/time/instant';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatMoney, formatShortDay } from '@tulia/domain/wording/moments';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { StatusBadge } from '../../shared/views/status-badge';
import { OutsideLink } from '../../shared/views/outside-link';
import { practiceMoment } from '../../shared/views/moments';
import { languageNamesTexts } from '../parts/texts/language-names';
import { initialsOf } from '../../shared/texts/initials';
import { clientPageTexts } from './texts/client-page';
import { useTexts } from '../../platform/language/use-texts';
import { clientPagePath } from '../../paths';
import { usePractice } from '../../shared/practice/practice';
import { useNow } from '../../platform/hooks/use-now';
import { AdminFrame } from '../parts/admin-frame';
import { MergeSheet } from './merge-sheet';
import { KeptNote } from '../parts/awaited';
import { Banner } from '../../ui/banner';
import { Cluster, Soft, Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { EmptyState } from '../../ui/states';
import { BookOnBehalf } from '../bookings/behalf/book-on-behalf';
import { BookingProvider } from '../bookings/panel/booking-provider';
import { OpenedBooking } from '../bookings/panel/opened-booking';
import { phoneBookingTexts } from '../bookings/behalf/texts';
import { useOpenLink } from '../parts/use-open-link';
import { useOwnPractitioner } from '../parts/use-own-practitioner';
import { AccountSheets } from './account-sheets';
import { ClientMails } from './client-mails';
import { ClientNotes, ClientSessions } from './client-sessions';
import { Columns, Circle, Head, NextSheet, Sheet, Tops } from './client-style';
import { knownOf, whatsAppLink } from './next-booking';
import { isClientId, useClient, useClientSessions } from './use-client';
import { NotRead } from '../parts/not-read';

const PAGE = 20;
/** The longest list that the Firestore rules allow. */
const LIMIT = 100;
const TICK_MS = 60_000;

interface PageProps {
  id: string;
  role: Role;
  /** path of the list of clients */
  list: string;
}

/** The page of one client (design section 7). */
export function ClientPage(page: PageProps) {
  const { t } = useTexts(clientPageTexts);
  const client = useClient(page.id);
  const into = client.data?.mergedInto;
  if (into !== undefined) return <Navigate replace to={clientPagePath(isAdmin(page.role), into)} />;
  return (
    <AdminFrame heading={client.data?.name ?? t.untitled} lead={t.lead}>
      <ClientView client={client} {...page} />
    </AdminFrame>
  );
}

export function ClientView({
  id,
  client,
  role,
  list,
}: PageProps & { client: ReturnType<typeof useClient> }) {
  const { t } = useTexts(clientPageTexts);
  const { status, data } = client;
  if (!isClientId(id) || data === null)
    return (
      <EmptyState
        title={t.gone}
        action={
          <LinkButton size="sm" variant="secondary" to={list}>
            {t.back}
          </LinkButton>
        }
      >
        {t.goneText}
      </EmptyState>
    );
  if (status === 'error' || !data)
    return <NotRead of={[client]} texts={t} lines={6} height="3.5rem" />;
  return (
    <BookingProvider role={role}>
      <KeptNote of={[client]} />
      <Person client={{ ...data, id }} role={role} list={list} />
      <OpenedBooking />
    </BookingProvider>
  );
}

function Person({
  client,
  role,
  list,
}: {
  client: Client & { id: string };
  role: Role;
  list: string;
}) {
  const { t } = useTexts(clientPageTexts);
  const [shown, setShown] = useState(PAGE);
  const sessions = useClientSessions(client.id, shown);
  const known = sessions.data ?? [];
  const nextAt = nextSessionAt(client, useNow(TICK_MS));
  const hasMore = known.length >= shown && shown < LIMIT;
  return (
    <>
      <ClientHead client={client} sessions={known} nextAt={nextAt} role={role} list={list} />
      {client.leftAt !== null && <Banner title={t.left} />}
      <Columns>
        <Stack $gap="sm">
          <TopSheets client={client} sessions={sessions.data} nextAt={nextAt} />
          <ClientSessions
            sessions={sessions}
            more={hasMore ? () => setShown(Math.min(LIMIT, shown + PAGE)) : null}
          />
          {may(role, 'see-confidential') && <ClientNotes sessions={sessions} />}
          {may(role, 'follow-mails') && known.length > 0 && <ClientMails sessions={known} />}
        </Stack>
        <Stack $gap="sm">
          <AccountSheets client={client} sessions={sessions} role={role} />
          <MergeSheet client={client} role={role} />
        </Stack>
      </Columns>
    </>
  );
}

type Sessions = ReturnType<typeof useClientSessions>['data'];
interface PersonProps {
  client: Client & { id: string };
  sessions: NonNullable<Sessions>;
  nextAt: Instant | null;
}

function ClientHead({
  client,
  sessions,
  nextAt,
  role,
  list,
}: PersonProps & { role: Role; list: string }) {
  const { t, lang } = useTexts(clientPageTexts);
  const { t: languages } = useTexts(languageNamesTexts);
  const { t: behalf } = useTexts(phoneBookingTexts);
  const { name } = usePractice();
  const link = whatsAppLink(client, name, nextAt);
  const own = useOwnPractitioner();
  // Therapists book for clients who have had a booking with them.
  const last = sessions.find(({ practitionerId }) =>
    mayAbout(role, 'book-for-clients', practitionerId === own),
  );
  return (
    <Head>
      <Circle aria-hidden="true">{initialsOf(client.name)}</Circle>
      <div>
        <Link to={list}>{t.back}</Link>
        <Soft $block>
          {[
            t.since(formatShortDay(client.createdAt, lang)),
            t.sessionsHeld(client.counts.completed),
            t.writes(languages[client.language]),
          ].join(' · ')}
        </Soft>
      </div>
      {client.leftAt === null && (
        <Cluster $gap="xs">
          {link !== null && (
            <OutsideLink href={link} about={client.name}>
              <MessageCircle aria-hidden size={18} />
              {t.whatsApp}
            </OutsideLink>
          )}
          {(may(role, 'decide-bookings') || last !== undefined) && (
            <BookOnBehalf known={knownOf(client, last)} label={behalf.bookNext} />
          )}
        </Cluster>
      )}
    </Head>
  );
}

function TopSheets({
  client,
  sessions,
  nextAt,
}: Pick<PersonProps, 'client' | 'nextAt'> & { sessions: Sessions }) {
  const { t, lang } = useTexts(clientPageTexts);
  const openLink = useOpenLink();
  const { balance } = client;
  const { due, ahead } = owedBy(client, useNow(TICK_MS));
  const next = sessions?.find(
    ({ startsAt, status }) => startsAt === nextAt && status === 'confirmed',
  );
  const paid = sessions?.reduce((sum, { payment }) => sum + payment.paid - payment.refunded, 0);
  return (
    <Tops>
      <NextSheet>
        <h2>{nextAt === null ? t.nextNone : t.next}</h2>
        {nextAt === null ? (
          <p>{t.nextNoneText}</p>
        ) : (
          <p>
            <strong>{practiceMoment(nextAt, lang)}</strong>
          </p>
        )}
        {next !== undefined && (
          <>
            <Cluster $gap="xs">
              <StatusBadge status={next.status} />
              <span>{serviceName(next.service, lang)}</span>
              {amountDue(next) > 0 && <strong>{formatMoney(amountDue(next))}</strong>}
            </Cluster>
            <Link to={openLink(next.id)} aria-label={t.openOf(practiceMoment(next.startsAt, lang))}>
              {t.open}
            </Link>
          </>
        )}
      </NextSheet>
      <Sheet>
        <h2>{t.owes}</h2>
        <p>
          <strong>{due > 0 ? formatMoney(due) : t.owesNothing}</strong>
        </p>
        {ahead > 0 && <Soft $block>{t.owesAhead(formatMoney(ahead))}</Soft>}
        {balance.refundDue > 0 && <Soft $block>{t.goesBack(formatMoney(balance.refundDue))}</Soft>}
        {paid !== undefined && <Soft $block>{t.paidInAll(formatMoney(paid))}</Soft>}
      </Sheet>
    </Tops>
  );
}
