import { useState } from 'react';
import { styled } from 'styled-components';
import { consentDialogTexts, consentTexts } from '../../shared/texts/consent-texts';
import { publicPrivacyTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Dialog } from '../../ui/dialogs/dialog';
import { Tabs } from '../../ui/tabs';
import { space } from '../../ui/tokens';
import { isConsentRead, rememberConsentRead } from './consent-read';
import { PolicySections } from './policy-sections';

const Intro = styled.p`
  margin-bottom: ${space.lg};
`;

/**
 * Both consent agreements. Closes only once the acknowledgement is ticked, and remembers that for the next time
 * (specification sections 2 and 5). Mounted anew each time it is opened.
 */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const { t, common, lang } = useTexts(consentDialogTexts);
  const { t: around } = useTexts(publicPrivacyTexts);
  const practice = usePractice();
  const [read, setRead] = useState(isConsentRead);

  function close() {
    if (!read) return;
    rememberConsentRead();
    onClose();
  }

  const form = (which: keyof typeof consentTexts) => {
    const text = consentTexts[which][lang](practice);
    return (
      <>
        <Intro>{text.intro}</Intro>
        <PolicySections sections={text.sections} />
      </>
    );
  };

  return (
    <Dialog
      open
      onOpenChange={close}
      closable={read}
      closeLabel={common.close}
      title={t.title}
      // Shown at the close button; the box it names ends a long text.
      description={read ? undefined : around.ackHint}
      wide
      footer={
        <Button disabled={!read} onClick={close}>
          {common.close}
        </Button>
      }
    >
      <Tabs
        label={t.forms}
        items={[
          { value: 'adult', label: t.adultTab, content: form('adult') },
          { value: 'adolescent', label: t.adolescentTab, content: form('adolescent') },
        ]}
      />
      <Checkbox
        label={t.haveRead}
        checked={read}
        onChange={(event) => setRead(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
