import { makePayLink } from '@tulia/domain/calls/payments/pay-links';
import { amountToPay } from '@tulia/domain/booking/payment';
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import { LANGUAGE_FACTS } from '@tulia/domain/person/language';
import type { Booking } from '@tulia/domain/booking/booking';
import { formatMoney, formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { CopyValue } from '../../../shared/pay/copy-value';
import { OutsideLink } from '../../../shared/views/outside-link';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { usePractice } from '../../../shared/practice/practice';
import { useAction } from '../../../platform/live/use-action';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button';
import { Soft, Stack } from '../../../ui/layout';
import { refusalText } from '../board/refusal-text';

/** A link through which anyone can pay for this booking without an account. Staff copy or send it. */
export function PayLinkPart({ booking }: { booking: Booking }) {
  const { t, common, lang } = useTexts(adminMoneyTexts);
  const { name } = usePractice();
  const [link, setLink] = useState<{ url: string; until: number } | null>(null);
  const { language, clientPhone } = booking;
  const { run, busy } = useAction(makePayLink, {
    failed: t.payLinkFailed,
    sentence: refusalText,
    onDone: ({ token, until }) => {
      const page = `${location.origin}${LANGUAGE_FACTS[language].prefix}${paths.pay}`;
      setLink({ url: `${page}#${token}`, until });
    },
  });
  if (link === null) {
    return (
      <div>
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          busyLabel={common.saving}
          onClick={() => void run({ bookingId: booking.id })}
        >
          {t.payLink}
        </Button>
      </div>
    );
  }
  const phone = kenyanMobile(clientPhone);
  // The text names neither client nor subject, since others may read the phone.
  const text = `${name}: ${formatMoney(amountToPay(booking))} ${link.url}`;
  return (
    <Stack $gap="xs">
      <CopyValue name={t.payLink} value={link.url} />
      <Soft>{t.payLinkUntil(formatShortDay(link.until, lang))}</Soft>
      {phone !== null && (
        <div>
          <OutsideLink
            size="sm"
            href={`https://wa.me/${phone}?text=${encodeURIComponent(text)}`}
            about={booking.referenceNumber}
          >
            {t.payLinkSend}
          </OutsideLink>
        </div>
      )}
    </Stack>
  );
}
