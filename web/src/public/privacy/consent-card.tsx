import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { publicPrivacyTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { space, text } from '../../ui/tokens';
import { ConsentDialog } from './consent-dialog';
import { OnlyWithScript } from '../../ui/layout';

const Frame = styled(Card)`
  display: grid;
  gap: ${space.sm};
  justify-items: start;
  h2 {
    font-size: ${text.xl};
  }
`;

export function ConsentCard() {
  const { t } = useTexts(publicPrivacyTexts);
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
      <Link to={paths.agreement}>{t.agreementPage}</Link>
      {open && <ConsentDialog onClose={() => setOpen(false)} />}
    </Frame>
  );
}
