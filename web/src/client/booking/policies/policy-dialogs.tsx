/** The two texts to be read before agreeing. They are long, so they load when the client opens one. */
import type { AgeBand } from '@tulia/domain/person/age-band';
import { privacyPolicy } from '@tulia/domain/wording/consent/privacy-policy';
import { bookingTexts } from '../texts/booking';
import { consentDialogTexts, consentTexts } from '../../../shared/texts/consent-texts';
import { useTexts, useLanguage } from '../../../platform/language/use-texts';
import { usePractice } from '../../../shared/practice/practice';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { H3 } from '../../../ui/heading';
import { Tabs } from '../../../ui/tabs';
import { PolicyView } from './policy-view';

interface TextDialogProps {
  onClose: () => void;
  /** undefined when no agreement is needed */
  onAgree?: (() => void) | undefined;
}

/** 'I Understand' closes the text; 'I agree' is shown while the agreement is needed (decision 010). */
function Answers({ onClose, onAgree }: TextDialogProps) {
  const { t } = useTexts(bookingTexts);
  const isAsked = onAgree !== undefined;
  return (
    <>
      <Button variant={isAsked ? 'secondary' : 'primary'} onClick={onClose}>
        {t.understand}
      </Button>
      {isAsked && <Button onClick={onAgree}>{t.agree}</Button>}
    </>
  );
}

export function PrivacyDialog({ onClose, onAgree }: TextDialogProps) {
  const { t: policy, common } = useTexts(privacyPolicy);
  const text = policy(usePractice());
  return (
    <Dialog
      wide
      toRead
      open
      onOpenChange={onClose}
      title={text.title}
      closeLabel={common.close}
      footer={<Answers onClose={onClose} onAgree={onAgree} />}
    >
      <PolicyView text={text} />
    </Dialog>
  );
}

/** The Consent Agreement for adults and for adolescents. Showing a form counts as opening its text. */
export function ConsentDialog({
  onClose,
  onAgree,
  form,
  onForm,
}: TextDialogProps & { form: AgeBand; onForm: (form: AgeBand) => void }) {
  const { t, common } = useTexts(consentDialogTexts);
  const language = useLanguage();
  const practice = usePractice();
  const content = (band: AgeBand) => {
    const text = consentTexts[band][language](practice);
    return (
      <>
        <H3 as="p">{text.title}</H3>
        <PolicyView text={text} />
      </>
    );
  };
  return (
    <Dialog
      wide
      open
      onOpenChange={onClose}
      title={t.title}
      closeLabel={common.close}
      footer={<Answers onClose={onClose} onAgree={onAgree} />}
    >
      <Tabs
        label={t.forms}
        value={form}
        onValueChange={(value) => onForm(value === 'adolescent' ? 'adolescent' : 'adult')}
        items={[
          { value: 'adult', label: t.adultTab, content: content('adult') },
          { value: 'adolescent', label: t.adolescentTab, content: content('adolescent') },
        ]}
      />
    </Dialog>
  );
}
