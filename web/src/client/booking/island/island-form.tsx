/**
 * The booking form that the build writes into the page as a template, of which `island.ts` shows a part. The components
 * of the page draw it, so that nothing moves when React takes over. It has the form with and without a service, and
 * samples of everything that the island draws. It contains no user.
 */
import { useForm, FormProvider } from 'react-hook-form';
import { builtServices } from '../../../shared/practice/built-services';
import { bookingScheduleTexts } from '../texts/booking-schedule';
import { useTexts } from '../../../platform/language/use-texts';
import { Badge } from '../../../ui/badge';
import { RetryBanner } from '../../../shared/views/retry-banner';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/fields/field';
import { Stack } from '../../../ui/layout';
import { mark } from '../../../ui/marks';
import { Cell, Row, WaitingCell } from '../../../ui/month-grid/month-grid-style';
import { BookingForm } from '../form/booking-form';
import { emptyValues } from '../values/booking-values';
import { PersonalInformation } from '../form/personal-information';
import { NOTHING_CHOSEN } from '../draft/booking-draft';
import {
  Choice,
  Clock,
  Group,
  OtherClock,
  PartName,
  Reason,
  Slots,
} from '../time/time-slots-style';

const nothing = () => undefined;

function Form({ service }: { service: string }) {
  return (
    <BookingForm
      user={null}
      known={{ phone: '', last: null }}
      waiting={0}
      agreed={{}}
      services={{ list: builtServices, provisional: true, failed: false, retry: nothing }}
      choice={{ ...NOTHING_CHOSEN, service }}
      verifyNotice={null}
      onBooked={nothing}
    />
  );
}

/** Two blank lines in the place of name and email address. */
function KnownPerson() {
  const form = useForm({
    defaultValues: { ...emptyValues, fullName: '\u00a0', email: '\u00a0' },
  });
  return (
    <FormProvider {...form}>
      <PersonalInformation account={null} folds />
    </FormProvider>
  );
}

function Samples() {
  const { t } = useTexts(bookingScheduleTexts);
  return (
    <div>
      <div {...mark('sample', 'known')}>
        <KnownPerson />
      </div>
      <Row role="row" {...mark('sample', 'week')} />
      <Cell type="button" role="gridcell" {...mark('sample', 'day')} />
      <WaitingCell role="gridcell" {...mark('sample', 'waiting')} />
      <Button variant="secondary" size="sm" {...mark('sample', 'next')}>
        <span {...mark('says', 'day')} /> <span {...mark('says', 'clock')} />
      </Button>
      <Hint {...mark('sample', 'no-day')} {...mark('hours')}>
        {t.chooseDayFirst}
      </Hint>
      <Stack $gap="xs" {...mark('sample', 'times')} {...mark('hours')}>
        <p {...mark('says', 'day')} />
        <fieldset role="radiogroup">
          <Stack $gap="sm" {...mark('groups')} />
        </fieldset>
      </Stack>
      <Group {...mark('sample', 'part')}>
        <PartName>
          <span {...mark('says', 'part')} />
        </PartName>
        <Slots $wide={false} {...mark('slots')} />
      </Group>
      <Group {...mark('sample', 'part-abroad')}>
        <PartName>
          <span {...mark('says', 'part')} />
        </PartName>
        <Slots $wide {...mark('slots')} />
      </Group>
      <Badge $tone="primary" {...mark('sample', 'free')} />
      <Badge $tone="neutral" {...mark('sample', 'none-free')} />
      <Choice {...mark('sample', 'hour')}>
        <input type="radio" name="booking-time" />
        <OtherClock {...mark('says', 'above')} />
        <Clock {...mark('says', 'clock')} />
        <OtherClock {...mark('says', 'below')} />
        <Reason {...mark('says', 'reason')} />
      </Choice>
      <RetryBanner tone="warning" {...mark('sample', 'failed')} onRetry={nothing}>
        {t.loadFailed}
      </RetryBanner>
      <Hint {...mark('sample', 'zone-note')} />
    </div>
  );
}

export function IslandForm() {
  return (
    <>
      <template>
        <div {...mark('island-form', 'any')}>
          <Form service="" />
        </div>
        <div {...mark('island-form', 'chosen')}>
          <Form service={builtServices[0]?.slug ?? ''} />
        </div>
        <Samples />
      </template>
      <span hidden {...mark('island-end')} />
    </>
  );
}
