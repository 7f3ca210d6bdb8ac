import type { GuardianView } from '@tulia/domain/booking/consent/guardian';
import { showGuardianLink, type GuardianPay } from '@tulia/domain/calls/guardian/guardian';
import { guardianTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useAction } from '../../../platform/live/use-action';
import { LastDigits } from '../last-digits';

/** The answer to the link, and the digits that the guardian typed; empty when the link asks for none. */
export interface Proved {
  view: GuardianView;
  pay: GuardianPay;
  digits: string;
}

/** Asks for the last digits of the guardian's phone number: a link that staff handed over may have been passed on. */
export function DigitsForm({
  token,
  onProved,
}: {
  token: string;
  onProved: (proved: Proved) => void;
}) {
  const { t } = useTexts(guardianTexts);
  const { run, busy, refusal } = useAction(showGuardianLink, {
    onDone: ({ view, pay }, { digits }) => view !== null && onProved({ view, pay, digits }),
  });
  return (
    <LastDigits
      texts={t}
      busy={busy}
      refusal={refusal}
      onDigits={(digits) => run({ token, digits })}
    />
  );
}
