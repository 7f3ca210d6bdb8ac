import { openOfSeries, sumToPay } from '@tulia/domain/booking/payment';
import { askForPayment } from '@tulia/domain/calls/payments/payments';
import { waysToPay } from '@tulia/domain/practice/ways-to-pay';
import { formatMoney } from '@tulia/domain/wording/money';
import { useState } from 'react';
import { useTexts } from '../../platform/language/use-texts';
import { RadioGroup } from '../../ui/fields/radio-group';
import { Stack } from '../../ui/layout';
import { waysTexts } from './ways-texts';
import type { OwnWaysProps } from './ways';
import { WaysToPay } from './ways-to-pay';

/** A session of a series can be paid alone, or with all others that are open. */
export function OwnWays({ booking, bookings, ...props }: OwnWaysProps) {
  const { t } = useTexts(waysTexts);
  const [chosen, setChosen] = useState<'one' | 'all'>('one');
  const { id: bookingId } = booking;
  const { view, payment } = props;
  const open = openOfSeries(booking, bookings);
  const sum = sumToPay(open);
  const areSeveral = open.length > 1 && waysToPay({ payment }).prompt;
  const all = areSeveral && chosen === 'all';
  return (
    <Stack $gap="sm">
      {areSeveral && (
        <RadioGroup
          label={t.whatToPay}
          hint={t.restGoesOn}
          name={`pay-${bookingId}`}
          options={[
            { value: 'one', label: t.thisSession(formatMoney(view.toPay)) },
            { value: 'all', label: t.allSessions(open.length, formatMoney(sum)) },
          ]}
          value={all ? 'all' : 'one'}
          onValueChange={setChosen}
        />
      )}
      <WaysToPay
        {...props}
        view={all ? { ...view, toPay: sum } : view}
        contract={askForPayment}
        inputOf={(phone) => ({ bookingId, phone, ...(all && { all }) })}
      />
    </Stack>
  );
}
