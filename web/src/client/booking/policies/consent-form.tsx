/** A dialog with the two texts and a tick for each, which sends once both are agreed to. */
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { AgeBand } from '@tulia/domain/person/age-band';
import type { SyntheticEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { catalogue } from '../../../platform/language/catalogue';
import { useTexts } from '../../../platform/language/use-texts';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import type { Elements } from '../../../ui/elements';
import { Checkbox } from '../../../ui/fields/checkbox';
import { ConsentTabs } from './consent-tabs';

const texts = catalogue({
  en: {
    label: 'Texts to be read',
    privacy: 'I have read the Privacy Policy and agree to it',
    adult: 'I have read the Consent Agreement and consent to it',
    adolescent: 'I have read the Consent Agreement, and my guardian and I consent to it',
  },
  sw: {
    label: 'Maandishi ya kusomwa',
    privacy: 'Nimesoma Sera ya Faragha na ninaikubali',
    adult: 'Nimesoma Makubaliano ya Ridhaa na ninatoa ridhaa',
    adolescent: 'Nimesoma Makubaliano ya Ridhaa, na mimi na mlezi wangu tunatoa ridhaa',
  },
});

interface Ticks {
  privacy: boolean;
  agreement: boolean;
}

export const NO_TICKS: Ticks = { privacy: false, agreement: false };

/** The versions name the texts that the client agreed to; they are empty without the tick. */
export const agreedVersions = ({ privacy, agreement }: Ticks, ageBand: AgeBand) => ({
  privacyVersion: privacy ? CONSENT_VERSIONS.privacy : '',
  agreementVersion: agreement ? CONSENT_VERSIONS[ageBand] : '',
});

export function ConsentForm({
  ageBand,
  ticks,
  form,
  send,
  children,
  ...about
}: {
  ageBand: AgeBand;
  /** as they are watched */
  ticks: Partial<Ticks>;
  form: {
    submit: (event: SyntheticEvent) => void;
    action: { busy: boolean };
    field: (name: keyof Ticks) => UseFormRegisterReturn & { error: string | undefined };
  };
  title: string;
  description: string;
  send: string;
  onClose: () => void;
  /** fields above the texts */
  children?: Elements;
}) {
  const { t, common } = useTexts(texts);
  return (
    <FormDialog
      {...about}
      wide
      onSubmit={form.submit}
      busy={form.action.busy}
      ready={ticks.privacy === true && ticks.agreement === true}
      texts={{ back: common.cancel, send, sending: common.sending }}
    >
      {children}
      <ConsentTabs label={t.label} forms={['privacy', ageBand]} />
      <Checkbox label={t.privacy} {...form.field('privacy')} />
      <Checkbox label={t[ageBand]} {...form.field('agreement')} />
    </FormDialog>
  );
}
