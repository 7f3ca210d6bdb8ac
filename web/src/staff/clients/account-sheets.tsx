import { isConsentDue } from '@tulia/domain/booking/consent/consent-due';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { showClient, type ClientAccount } from '@tulia/domain/calls/people/show-client';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Client, EmergencyContact } from '@tulia/domain/booking/clients/client';
import { may } from '@tulia/domain/person/permission';
import type { Role } from '@tulia/domain/person/role';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { FileCheck, History, ShieldCheck, Siren, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { clientFileTexts } from './texts/client-file';
import { clientPageTexts } from './texts/client-page';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { Awaited } from '../parts/awaited';
import type { Live } from '../../platform/live/live';
import { useAnswer, type Answer } from '../../platform/live/use-answer';
import { telephone } from '../../paths';
import { lazyPart } from '../../platform/offline/lazy-part';
import { shortMoment } from '../../shared/views/moments';
import { Button } from '../../ui/button';
import { RetryBanner } from '../../shared/views/retry-banner';
import { Soft, Stack } from '../../ui/layout';
import { Sign } from '../parts/panel-style';
import { EndPart } from './end-part';
import { clientEndTexts } from './texts/client-end';
import { ClientEmail } from './client-email';
import { Sheet } from './client-style';

/** The server decides which parts a staff member may see. */
type Account = Answer<ClientAccount>;

export function AccountSheets({
  client,
  sessions,
  role,
}: {
  client: Client & { id: string };
  sessions: Live<Booking[]>;
  role: Role;
}) {
  const account = useAnswer(showClient, { clientId: client.id });
  const mayCorrect = may(role, 'decide-bookings') && client.leftAt === null;
  const minor = sessions.data?.find(({ ageBand }) => ageBand === 'adolescent');
  return (
    <Stack $gap="sm">
      <ContactSheet client={client} account={account} mayCorrect={mayCorrect} />
      {minor !== undefined && <GuardianSheet booking={minor} />}
      <EmergencySheet client={client} account={account} />
      <ConsentsSheet client={client} account={account} sessions={sessions} mayRecord={mayCorrect} />
      <HistorySheet account={account} />
      <ErasureSheet client={client} sessions={sessions} role={role} />
    </Stack>
  );
}

const CorrectDialog = lazyPart(() => import('./correct-dialog').then((part) => part.CorrectDialog));

function ContactSheet({
  client,
  account,
  mayCorrect,
}: {
  client: Client;
  account: Account;
  mayCorrect: boolean;
}) {
  const { t } = useTexts(clientPageTexts);
  const { t: file } = useTexts(clientFileTexts);
  const [isOpen, setOpen] = useState(false);
  const { phone, email, address, newEmail } = client;
  return (
    <Sheet>
      <h2>
        <UserRound aria-hidden size={18} />
        {t.contact}
      </h2>
      {phone === '' && email === '' && newEmail === null && <p>{t.noContact}</p>}
      <Phone number={phone} />
      <ClientEmail
        client={client}
        mayChange={mayCorrect && client.clientUserId === null}
        onChanged={account.again}
        button={
          mayCorrect && (
            <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
              {file.edit}
            </Button>
          )
        }
      >
        {address !== '' && <p>{address}</p>}
        {account.data?.reachBy && <Soft $block>{t.reachBy[account.data.reachBy]}</Soft>}
      </ClientEmail>
      <Suspense>
        {isOpen && (
          <CorrectDialog client={client} onClose={() => setOpen(false)} onSaved={account.again} />
        )}
      </Suspense>
    </Sheet>
  );
}

function Phone({ number }: { number: string }) {
  if (number === '') return null;
  return (
    <p>
      <a href={telephone(number)}>{number}</a>
    </p>
  );
}

/** @param booking the client's newest booking as a minor */
function GuardianSheet({ booking }: { booking: Booking }) {
  const { guardian } = booking;
  const agrees = !lacksGuardianConsent(booking);
  const { t } = useTexts(clientPageTexts);
  return (
    <Sheet>
      <h2>
        <ShieldCheck aria-hidden size={18} />
        {t.guardian}
      </h2>
      {guardian !== null && (
        <>
          <p>{guardian.name}</p>
          <Phone number={guardian.phone} />
        </>
      )}
      <Sign $tone={agrees ? 'good' : 'warn'}>{agrees ? t.guardianAgrees : t.guardianOpen}</Sign>
      <Soft $block>{t.guardianSees}</Soft>
    </Sheet>
  );
}

/** Shown in place of the account until the server answers; then null. */
function useAwaited(account: Account) {
  const { t } = useTexts(clientPageTexts);
  if (account.status === 'loading') return <p role="status">{t.accountLoading}</p>;
  if (account.status === 'ready') return null;
  return <RetryBanner onRetry={account.again}>{t.accountFailed}</RetryBanner>;
}

function EmergencySheet({ client, account }: { client: Client; account: Account }) {
  const { t } = useTexts(clientPageTexts);
  const { t: file } = useTexts(clientFileTexts);
  const { clientUserId, emergencyContact: noted } = client;
  return (
    <Sheet>
      <h2>
        <Siren aria-hidden size={18} />
        {t.emergency}
      </h2>
      {noted !== null && (
        <>
          <Emergency contact={noted} />
          <Soft $block>{file.noted}</Soft>
        </>
      )}
      {noted === null && clientUserId === null && <p>{file.noneNoted}</p>}
      {clientUserId !== null && <OwnEmergency account={account} isAlone={noted === null} />}
    </Sheet>
  );
}

function Emergency({ contact }: { contact: EmergencyContact }) {
  return (
    <>
      <p>{[contact.name, contact.relationship].filter(Boolean).join(', ')}</p>
      <Phone number={contact.phone} />
    </>
  );
}

/** The contact in the profile of the account. @param isAlone whether the practice noted none */
function OwnEmergency({ account, isAlone }: { account: Account; isAlone: boolean }) {
  const { t } = useTexts(clientPageTexts);
  const awaited = useAwaited(account);
  const known = account.data;
  const contact = known?.emergencyContact ?? null;
  return (
    <>
      {awaited}
      {known?.seesEmergencyContact === false && <p>{t.emergencyHidden}</p>}
      {known?.seesEmergencyContact === true && (
        <>
          {contact !== null && <Emergency contact={contact} />}
          {contact === null && isAlone && <p>{t.emergencyNone}</p>}
          <Soft $block>{t.emergencyWho}</Soft>
        </>
      )}
    </>
  );
}

/** Who changed what, without the values. */
function HistorySheet({ account }: { account: Account }) {
  const { t, lang } = useTexts(clientFileTexts);
  const { t: page } = useTexts(clientPageTexts);
  const names: Partial<Record<string, string>> = { ...t.fields, ...page.forms };
  const actions: Partial<Record<string, string>> = t.actions;
  const told = (account.data?.history ?? []).filter(({ action }) => action in actions);
  if (told.length === 0) return null;
  return (
    <Sheet>
      <h2>
        <History aria-hidden size={18} />
        {t.history}
      </h2>
      <ul>
        {told.map(({ at, by, action, fields }) => (
          <li key={`${action} ${at}`}>
            <span>
              {[actions[action], ...fields.map((field) => names[field] ?? field)].join(' · ')}
            </span>
            <Soft $block>{[shortMoment(at, lang), by].filter(Boolean).join(' · ')}</Soft>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const ConsentDialog = lazyPart(() => import('./consent-dialog').then((part) => part.ConsentDialog));

function ConsentsSheet({
  client,
  account,
  sessions,
  mayRecord,
}: {
  client: Client;
  account: Account;
  sessions: Live<Booking[]>;
  mayRecord: boolean;
}) {
  const { t, lang } = useTexts(clientPageTexts);
  const { t: file } = useTexts(clientFileTexts);
  const [isOpen, setOpen] = useState(false);
  const awaited = useAwaited(account);
  const given = account.data?.consents ?? [];
  // What a client without an account agreed to on the screen stands only in a booking.
  const byBooking = sessions.data?.find((booking) => !isConsentDue(booking));
  const { consent } = byBooking ?? {};
  const isKnown = given.some(({ kind, form }) => kind === 'given' && form !== 'texts');
  const shown =
    isKnown || consent === undefined
      ? given
      : [
          ...given,
          ...[
            { form: 'privacy' as const, version: consent.privacyVersion, at: consent.at },
            { form: consent.form, version: consent.agreementVersion, at: consent.at },
          ].map((each) => ({
            ...each,
            guardianName: byBooking?.guardian?.name ?? null,
            kind: 'given' as const,
            way: 'screen' as const,
            recordedBy: null,
            withdrawnAt: null,
          })),
        ];
  const isMinor = sessions.data?.[0]?.ageBand === 'adolescent';
  return (
    <Sheet>
      <h2>
        <FileCheck aria-hidden size={18} />
        {t.consents}
      </h2>
      {awaited ?? (
        <>
          {shown.length === 0 && <NothingAgreed sessions={sessions} />}
          <ul>
            {shown.map(({ form, version, at, kind, way, withdrawnAt, ...each }, index) => (
              <li key={`${form} ${version} ${at} ${index}`}>
                <span>
                  {kind === 'given'
                    ? t.version(t.forms[form], version)
                    : file.withdrawnLine(t.forms[form])}
                </span>
                <Soft $block>
                  {[
                    formatShortDay(at, lang),
                    ...(way === 'screen' ? [] : [file.ways[way]]),
                    ...(each.guardianName === null ? [] : [t.byGuardian(each.guardianName)]),
                    ...(each.recordedBy === null ? [] : [file.recordedBy(each.recordedBy)]),
                    ...(withdrawnAt === null ? [] : [t.ended(formatShortDay(withdrawnAt, lang))]),
                    ...(version === CONSENT_VERSIONS[form] ? [] : [t.outdated]),
                  ].join(' · ')}
                </Soft>
              </li>
            ))}
          </ul>
        </>
      )}
      {sessions.data?.some(isConsentDue) && <Sign $tone="warn">{t.consentDue}</Sign>}
      {mayRecord && (
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          {file.recordConsent}
        </Button>
      )}
      <Suspense>
        {isOpen && (
          <ConsentDialog
            client={client}
            isMinor={isMinor}
            onClose={() => setOpen(false)}
            onSaved={account.again}
          />
        )}
      </Suspense>
    </Sheet>
  );
}

/** Says that the client gave no consent only once the sessions are read: a booking may hold a consent. */
function NothingAgreed({ sessions }: { sessions: Live<Booking[]> }) {
  const { t } = useTexts(clientPageTexts);
  if (sessions.data !== undefined) return <p>{t.consentsNone}</p>;
  if (sessions.status === 'error') return <p>{t.sessionsFailed}</p>;
  return (
    <Awaited of={[sessions]}>
      <p role="status">{t.accountLoading}</p>
    </Awaited>
  );
}

/** Shows the day on which the records are destroyed, once the server has computed it. */
export function Destroyed({ retention: { until } }: Pick<Client, 'retention'>) {
  const { t, lang } = useTexts(clientPageTexts);
  return until === null ? null : <p>{t.destroyed(formatShortDay(until, lang))}</p>;
}

function ErasureSheet({
  client,
  sessions,
  role,
}: {
  client: Client;
  sessions: Live<Booking[]>;
  role: Role;
}) {
  const { t } = useTexts(clientPageTexts);
  const { t: end } = useTexts(clientEndTexts);
  const { retentionYears, retentionMinorAge } = usePractice();
  const hasNoAccount = client.clientUserId === null;
  return (
    <Sheet>
      <Destroyed retention={client.retention} />
      {!hasNoAccount && (
        <details>
          <summary>{t.erasure}</summary>
          <p>{t.erasureText(retentionYears, retentionMinorAge)}</p>
        </details>
      )}
      {hasNoAccount &&
        (may(role, 'manage-practice') ? (
          <EndPart client={client} sessions={sessions.data ?? []} />
        ) : (
          <p>{end.forAdmins}</p>
        ))}
    </Sheet>
  );
}
