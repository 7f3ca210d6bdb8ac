import { isConsentDue } from '@tulia/domain/booking/consent/consent-due';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { showClient, type ClientAccount } from '@tulia/domain/calls/people/show-client';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Client } from '@tulia/domain/booking/clients/client';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { FileCheck, ShieldCheck, Siren, UserRound } from 'lucide-react';
import { clientPageTexts } from './texts/client-page';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { Awaited } from '../parts/awaited';
import type { Live } from '../../platform/live/live';
import { useAnswer, type Answer } from '../../platform/live/use-answer';
import { telephone } from '../../paths';
import { RetryBanner } from '../../shared/views/retry-banner';
import { Soft, Stack } from '../../ui/layout';
import { Sign } from '../parts/panel-style';
import { Sheet } from './client-style';

/** The server decides which parts a staff member may see. */
type Account = Answer<ClientAccount>;

export function AccountSheets({
  client,
  sessions,
}: {
  client: Client & { id: string };
  sessions: Live<Booking[]>;
}) {
  const account = useAnswer(showClient, { clientId: client.id });
  const minor = sessions.data?.find(({ ageBand }) => ageBand === 'adolescent');
  return (
    <Stack $gap="sm">
      <ContactSheet client={client} account={account} />
      {minor !== undefined && <GuardianSheet booking={minor} />}
      <EmergencySheet account={account} />
      <ConsentsSheet account={account} sessions={sessions} />
      <ErasureSheet retention={client.retention} />
    </Stack>
  );
}

function ContactSheet({ client: { phone, email }, account }: { client: Client; account: Account }) {
  const { t } = useTexts(clientPageTexts);
  return (
    <Sheet>
      <h2>
        <UserRound aria-hidden size={18} />
        {t.contact}
      </h2>
      {phone === '' && email === '' && <p>{t.noContact}</p>}
      <Phone number={phone} />
      {email !== '' && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {account.data?.reachBy && <Soft $block>{t.reachBy[account.data.reachBy]}</Soft>}
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

function EmergencySheet({ account }: { account: Account }) {
  const { t } = useTexts(clientPageTexts);
  const awaited = useAwaited(account);
  const known = account.data;
  const contact = known?.emergencyContact ?? null;
  return (
    <Sheet>
      <h2>
        <Siren aria-hidden size={18} />
        {t.emergency}
      </h2>
      {awaited}
      {known?.seesEmergencyContact === false && <p>{t.emergencyHidden}</p>}
      {known?.seesEmergencyContact === true && (
        <>
          {contact === null ? (
            <p>{t.emergencyNone}</p>
          ) : (
            <>
              <p>{[contact.name, contact.relationship].filter(Boolean).join(', ')}</p>
              <Phone number={contact.phone} />
            </>
          )}
          <Soft $block>{t.emergencyWho}</Soft>
        </>
      )}
    </Sheet>
  );
}

function ConsentsSheet({ account, sessions }: { account: Account; sessions: Live<Booking[]> }) {
  const { t, lang } = useTexts(clientPageTexts);
  const awaited = useAwaited(account);
  const given = account.data?.consents ?? [];
  // A client without an account has given consent only in a booking.
  const byBooking = sessions.data?.find((booking) => !isConsentDue(booking));
  const { consent } = byBooking ?? {};
  const shown =
    given.length > 0 || consent === undefined
      ? given
      : [
          { form: 'privacy' as const, version: consent.privacyVersion, at: consent.at },
          { form: consent.form, version: consent.agreementVersion, at: consent.at },
        ].map((each) => ({ ...each, guardianName: byBooking?.guardian?.name ?? null }));
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
            {shown.map(({ form, version, at, guardianName }) => (
              <li key={`${form} ${version} ${at}`}>
                <span>{t.version(t.forms[form], version)}</span>
                <Soft $block>
                  {[
                    formatShortDay(at, lang),
                    ...(guardianName === null ? [] : [t.byGuardian(guardianName)]),
                    ...(version === CONSENT_VERSIONS[form] ? [] : [t.outdated]),
                  ].join(' · ')}
                </Soft>
              </li>
            ))}
          </ul>
        </>
      )}
      {sessions.data?.some(isConsentDue) && <Sign $tone="warn">{t.consentDue}</Sign>}
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

function ErasureSheet({ retention }: Pick<Client, 'retention'>) {
  const { t } = useTexts(clientPageTexts);
  const { retentionYears, retentionMinorAge } = usePractice();
  return (
    <Sheet>
      <Destroyed retention={retention} />
      <details>
        <summary>{t.erasure}</summary>
        <p>{t.erasureText(retentionYears, retentionMinorAge)}</p>
      </details>
    </Sheet>
  );
}
