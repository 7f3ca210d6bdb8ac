/**
 * The booking form as the build writes it into its page, as a template of which `island.ts` shows a part: drawn by
 * the very components of the page, so that nothing moves when React takes over. Once with a service and once without,
 * and samples of what the island draws itself. It knows no user.
 */
import { useForm, FormProvider } from 'react-hook-form';
import { builtServices } from '../../../shared/practice/built-services';
import { bookingScheduleCopy } from '../texts/booking-schedule';
import { commonCopy } from '../../../shared/texts/common';
import { useCopy } from '../../../platform/language/use-copy';
import { usePractice } from '../../../shared/practice/practice';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/fields/field';
import { Cell, WaitingCell } from '../../../ui/month-grid/month-grid-style';
import { BookingForm } from '../form/booking-form';
import { emptyValues } from '../values/booking-values';
import { PersonalInformation } from '../form/personal-information';
import { NOTHING_CHOSEN } from '../draft/booking-draft';
import {
  Choice,
  Clock,
  Group,
  Groups,
  OtherClock,
  PartName,
  Reason,
  Slots,
} from '../time/time-slots-style';

const nothing = () => undefined;

function Form({ service }: { service: string }) {
  const practice = usePractice();
  return (
    <BookingForm
      user={null}
      known={{ phone: '', last: null }}
      waiting={0}
      agreed={{}}
      practice={practice}
      services={{ list: builtServices, provisional: true, failed: false, retry: nothing }}
      choice={{ ...NOTHING_CHOSEN, service }}
      verifyNotice={null}
      onBooked={nothing}
    />
  );
}

/** Two lines that say nothing yet stand where name and address will. */
function KnownPerson() {
  const form = useForm({
    defaultValues: { ...emptyValues, fullName: '\u00a0', email: '\u00a0' },
  });
  return (
    <FormProvider {...form}>
      <PersonalInformation account={null} folds mark="known" />
    </FormProvider>
  );
}

function Samples() {
  const { t } = useCopy(bookingScheduleCopy);
  const { t: common } = useCopy(commonCopy);
  return (
    <div data-island-samples>
      <KnownPerson />
      <Cell type="button" data-sample="day" />
      <WaitingCell role="gridcell" data-sample="waiting" />
      <Button variant="secondary" size="sm" data-sample="next">
        <span /> <span />
      </Button>
      <fieldset role="radiogroup" data-sample="times">
        <Groups />
      </fieldset>
      <Group data-sample="part">
        <PartName />
        <Slots $wide={false} />
      </Group>
      <Group data-sample="part-abroad">
        <PartName />
        <Slots $wide />
      </Group>
      <Badge $tone="primary" data-sample="free" />
      <Badge $tone="neutral" data-sample="none-free" />
      <Choice data-sample="hour">
        <input type="radio" name="booking-time" />
        <OtherClock />
        <Clock />
        <OtherClock />
        <Reason />
      </Choice>
      <Banner
        tone="warning"
        data-sample="failed"
        action={
          <Button variant="secondary" size="sm">
            {common.retry}
          </Button>
        }
      >
        {t.loadFailed}
      </Banner>
      <Hint data-sample="zone-note" />
    </div>
  );
}

export function IslandForm() {
  return (
    <>
      <template>
        <div data-island-form="any">
          <Form service="" />
        </div>
        <div data-island-form="chosen">
          <Form service={builtServices[0]?.slug ?? ''} />
        </div>
        <Samples />
      </template>
      <span hidden data-island-end />
    </>
  );
}
