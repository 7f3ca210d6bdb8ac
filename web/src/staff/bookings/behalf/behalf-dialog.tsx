import { bookOnBehalf } from '@tulia/domain/calls/bookings/book-on-behalf';
import type { Closed } from '@tulia/domain/practice/left-to-do';
import { useState } from 'react';
import { problemSentence } from '../../parts/texts/editor';
import { phoneBookingTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { NotBookable, useNotBookable } from '../../parts/not-bookable';
import { useAllServices } from '../../parts/use-all-services';
import { freeTimesOf } from '../../../shared/bookings/free-times';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { toast } from '../../../ui/toast-store';
import { BehalfFields } from './behalf-fields';
import { behalfBody, emptyBehalf, type BehalfValues } from './behalf-values';
import { Conflict } from '../decisions/conflict';
import { clashText, refusalText } from '../board/refusal-text';
import { bookedText, type ToldSession } from '../text/prepared-text';
import { TextToClient, useSender } from '../text/text-to-client';
import type { Refusal } from '@tulia/domain/refusal';
import { Banner } from '../../../ui/banner';

/** @param known what the practice already knows about a returning client */
export function BehalfDialog({
  known = {},
  onClose,
}: {
  known?: Partial<BehalfValues>;
  onClose: () => void;
}) {
  const { t, common, lang } = useTexts(phoneBookingTexts);
  const { data: services } = useAllServices();
  const notBookable = useNotBookable();
  const [made, setMade] = useState<Made | null>(null);
  const form = useContractForm(bookOnBehalf, {
    defaultValues: { ...emptyBehalf(lang), ...known },
    inputOf: (values) => behalfBody(values, services),
    say: (reason) => problemSentence(reason, lang),
    failed: common.error,
    // The dialog itself shows which times are free.
    onRefused: (refusal) => freeTimesOf(refusal) !== null || refusal.is('times-unavailable'),
    sentence: refusalText,
    onDone: (answer, asked) => {
      const { sessions, status, writesMails } = answer;
      if (!writesMails) {
        const due = services?.find(({ slug }) => slug === asked.serviceId)?.price ?? 0;
        const told = sessions.map((each) => ({ ...each, due }));
        setMade({ sessions: told, isConfirmed: status === 'confirmed', asked });
        return;
      }
      const [first] = sessions;
      toast({
        title: t.booked,
        description:
          sessions.length > 1 ? t.bookedMany(sessions.length) : (first?.referenceNumber ?? ''),
      });
      onClose();
    },
  });
  const { busy, refusal } = form.action;
  if (made !== null) return <MadeDialog {...made} onClose={onClose} />;
  if (notBookable !== null) return <ClosedDialog why={notBookable} onClose={onClose} />;

  return (
    <FormDialog
      onSubmit={form.submit}
      busy={busy}
      onClose={onClose}
      wide
      closable={!form.formState.isDirty}
      title={t.behalfTitle}
      description={t.behalfText}
      texts={{ back: common.cancel, send: t.book, sending: t.booking }}
    >
      <BehalfFields form={form} />
      {refusal?.is('times-unavailable') === true ? (
        <SeriesConflict refusal={refusal} />
      ) : (
        <Conflict form={form} />
      )}
    </FormDialog>
  );
}

/** Stands in place of the form while the server would refuse every booking. */
function ClosedDialog({ why, onClose }: { why: Closed; onClose: () => void }) {
  const { t, common } = useTexts(phoneBookingTexts);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={common.close}
      title={t.behalfTitle}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <NotBookable why={why} />
    </Dialog>
  );
}

interface Made {
  sessions: readonly ToldSession[];
  isConfirmed: boolean;
  asked: Pick<BehalfValues, 'fullName' | 'phone' | 'language'>;
}

/** Shows the text message for a client without an email address, once the booking is made. */
function MadeDialog({ sessions, isConfirmed, asked, onClose }: Made & { onClose: () => void }) {
  const { t } = useTexts(phoneBookingTexts);
  const sender = useSender();
  const { fullName, phone, language } = asked;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.booked}
      description={[fullName, t.bookedMany(sessions.length)].join(' · ')}
      footer={<Button onClick={onClose}>{t.done}</Button>}
    >
      <TextToClient
        phone={phone}
        text={bookedText(sessions, isConfirmed, language, sender)}
        about={fullName}
        lang={language}
      />
    </Dialog>
  );
}

/** Lists the times that are not free. None of the sessions was booked. */
function SeriesConflict({ refusal }: { refusal: Refusal<'times-unavailable'> }) {
  const { t, lang } = useTexts(phoneBookingTexts);
  return (
    <Banner tone="danger">
      <p>{t.clashes}</p>
      <ul>
        {refusal.details.clashes.map((clash) => (
          <li key={`${clash.date} ${clash.time}`}>{clashText(clash, lang)}</li>
        ))}
      </ul>
    </Banner>
  );
}
