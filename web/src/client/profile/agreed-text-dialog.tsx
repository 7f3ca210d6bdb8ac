import { consentTextPath, consentTexts, type Consent } from '@tulia/domain/records/consent';
import { styled } from 'styled-components';
import { myDataTexts } from './texts/my-data';
import { useTexts } from '../../platform/language/use-texts';
import { useDocument } from '../../platform/live/use-document';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { H3 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { space } from '../../ui/tokens';

const Points = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding-left: 1.25rem;
`;

/** The exact text a client agreed to, in the language in which they read it. */
export function AgreedTextDialog({
  consent,
  about,
  onClose,
}: {
  consent: Consent;
  about: string;
  onClose: () => void;
}) {
  const { t: all } = useTexts(myDataTexts);
  const t = all.agreements;
  const live = useDocument(consentTextPath(consent.textHash), consentTexts);
  const text = live.data;
  return (
    <Dialog
      wide
      toRead
      open
      onOpenChange={onClose}
      closeLabel={t.close}
      title={t.forms[consent.form]}
      description={about}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {text ? (
        <Stack lang={consent.language}>
          <p>{text.intro}</p>
          {text.sections.map(({ heading, paragraphs = [], points = [] }) => (
            <Stack as="section" $gap="xs" key={heading}>
              <H3>{heading}</H3>
              {paragraphs.map((each) => (
                <p key={each}>{each}</p>
              ))}
              {points.length > 0 && (
                <Points>
                  {points.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </Points>
              )}
            </Stack>
          ))}
        </Stack>
      ) : live.status === 'error' || text === null ? (
        <p role="alert">{t.textMissing}</p>
      ) : (
        <Skeleton label={t.loading} lines={6} />
      )}
    </Dialog>
  );
}
