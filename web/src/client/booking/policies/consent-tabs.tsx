import type { ConsentForm } from '@tulia/domain/records/consent';
import { CONSENT_TEXTS } from '@tulia/domain/wording/consent/texts';
import { commonTexts } from '../../../platform/language/texts';
import { useTexts } from '../../../platform/language/use-texts';
import { usePractice } from '../../../shared/practice/practice';
import { Tabs } from '../../../ui/tabs';
import { PolicyView } from './policy-view';

/** The texts to be read before agreeing, the first one open. */
export function ConsentTabs({ label, forms }: { label: string; forms: readonly ConsentForm[] }) {
  const { t, lang } = useTexts(commonTexts);
  const practice = usePractice();
  return (
    <Tabs
      label={label}
      items={forms.map((form) => ({
        value: form,
        label: form === 'privacy' ? t.privacyPolicy : t.consentAgreement,
        content: <PolicyView text={CONSENT_TEXTS[form][lang](practice)} />,
      }))}
    />
  );
}
