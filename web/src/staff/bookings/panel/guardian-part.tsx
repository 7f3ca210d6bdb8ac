import {
  guardianStateOf,
  isGuardianLinkOpen,
  isReachedLikeClient,
  proofDigits,
} from '@tulia/domain/booking/consent/guardian';
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import { LANGUAGE_FACTS } from '@tulia/domain/person/language';
import { may } from '@tulia/domain/person/permission';
import type { Booking } from '@tulia/domain/booking/booking';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { Fact } from '../../../shared/views/facts';
import { OutsideLink } from '../../../shared/views/outside-link';
import { CopyValue } from '../../../shared/pay/copy-value';
import { guardianStaffTexts } from '../decisions/texts/guardian';
import { useTexts } from '../../../platform/language/use-texts';
import { usePractice } from '../../../shared/practice/practice';
import { askGuardian, makeGuardianLink } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button';
import { Cluster, Soft, Stack } from '../../../ui/layout';
import { useBoard } from '../board/board-context';
import { refusalText } from '../board/refusal-text';

export function GuardianPart({ booking }: { booking: Booking }) {
  const { t, lang } = useTexts(guardianStaffTexts);
  const { role, now } = useBoard();
  const { guardian, guardianConsent } = booking;
  const state = guardianStateOf(booking);
  if (state === 'none') return null;
  if (guardian === null || state === 'unnamed') {
    return <Fact name={t.guardian} values={[t.missing]} />;
  }
  const contact = [guardian.name, guardian.phone, guardian.email].filter((part) => part !== '');
  const asks =
    state !== 'given' && isGuardianLinkOpen(booking, now) && may(role, 'decide-bookings');
  return (
    <Fact
      name={t.guardian}
      values={[
        contact.join(' · '),
        state === 'given' && guardianConsent?.proof === 'phone' ? t.told : t.state[state],
        ...(guardianConsent === null
          ? []
          : [
              t.givenOn(
                formatShortDay(guardianConsent.at, lang),
                guardianConsent.version,
                t.way[guardianConsent.proof](guardianConsent.handedBy ?? t.somebody),
              ),
            ]),
        ...(isReachedLikeClient(booking) ? [t.alike] : []),
        ...(asks ? [<AskGuardian key="ask" booking={booking} guardian={guardian} />] : []),
      ]}
    />
  );
}

function AskGuardian({
  booking,
  guardian,
}: {
  booking: Booking;
  guardian: NonNullable<Booking['guardian']>;
}) {
  const { t, common } = useTexts(guardianStaffTexts);
  const { name } = usePractice();
  const [url, setUrl] = useState<string | null>(null);
  const { id: bookingId, version, language, referenceNumber } = booking;
  const options = { failed: t.failed, sentence: refusalText };
  const again = useAction(askGuardian, {
    ...options,
    done: () => ({ title: t.asked, description: t.askedText(guardian.email) }),
  });
  const link = useAction(makeGuardianLink, {
    ...options,
    onDone: ({ token }) =>
      setUrl(`${location.origin}${LANGUAGE_FACTS[language].prefix}${paths.guardian}#${token}`),
  });
  const digits = proofDigits(guardian.phone);
  const mobile = kenyanMobile(guardian.phone);
  return (
    <Stack $gap="xs">
      <Cluster $gap="xs">
        {guardian.email !== '' && (
          <Button
            size="sm"
            variant="secondary"
            busy={again.busy}
            busyLabel={common.sending}
            onClick={() => void again.run({ bookingId, version })}
          >
            {t.askAgain}
          </Button>
        )}
        {digits !== '' && url === null && (
          <Button
            size="sm"
            variant="secondary"
            busy={link.busy}
            busyLabel={common.sending}
            onClick={() => void link.run({ bookingId })}
          >
            {t.link}
          </Button>
        )}
      </Cluster>
      {url !== null && (
        <>
          <CopyValue name={t.link} value={url} />
          <Soft>{t.linkHint(digits, guardian.email)}</Soft>
          {mobile !== null && (
            <div>
              <OutsideLink
                size="sm"
                // The message names neither client nor subject, since others may read the phone.
                href={`https://wa.me/${mobile}?text=${encodeURIComponent(`${name}: ${url}`)}`}
                about={referenceNumber}
              >
                {t.send}
              </OutsideLink>
            </div>
          )}
        </>
      )}
    </Stack>
  );
}
