import { useState } from 'react';
import { styled } from 'styled-components';
import { publicPrivacyCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { space, text } from '../../ui/tokens';
import { ConsentDialog } from './consent-dialog';

const Frame = styled(Card)`
  display: grid;
  gap: ${space.sm};
  justify-items: start;
  h2 {
    font-size: ${text.xl};
  }
`;

/** Without script the dialog cannot open; the agreement is then shown when a session is booked. */
const OnlyWithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Opens the consent agreement. */
export function ConsentCard() {
  const { t } = useCopy(publicPrivacyCopy);
  const [open, setOpen] = useState(false);
  return (
    <Frame as="section" id="consent">
      <H2>{t.consentHeading}</H2>
      <p>{t.consentText}</p>
      <OnlyWithScript>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t.openConsent}
        </Button>
      </OnlyWithScript>
      {open && <ConsentDialog onClose={() => setOpen(false)} />}
    </Frame>
  );
}
