/** The two texts with a tick for each, in a dialog that sends once both are agreed to. */
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { AgeBand } from '@tulia/domain/person/age-band';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { catalogue } from '../../../platform/language/catalogue';
import { useTexts } from '../../../platform/language/use-texts';
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

export const isAgreed = ({ privacy, agreement }: Partial<Ticks>) =>
  privacy === true && agreement === true;

/** The versions name the texts that the client agreed to; they are empty without the tick. */
export const agreedVersions = ({ privacy, agreement }: Ticks, ageBand: AgeBand) => ({
  privacyVersion: privacy ? CONSENT_VERSIONS.privacy : '',
  agreementVersion: agreement ? CONSENT_VERSIONS[ageBand] : '',
});

export function ConsentFields({
  ageBand,
  field,
}: {
  ageBand: AgeBand;
  /** of the form */
  field: (name: keyof Ticks) => UseFormRegisterReturn & { error: string | undefined };
}) {
  const { t } = useTexts(texts);
  return (
    <>
      <ConsentTabs label={t.label} forms={['privacy', ageBand]} />
      <Checkbox label={t.privacy} {...field('privacy')} />
      <Checkbox label={t[ageBand]} {...field('agreement')} />
    </>
  );
}
