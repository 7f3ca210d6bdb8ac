import { styled } from 'styled-components';
import { framesTexts } from '../texts/frames';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../practice/practice';
import { Cluster, Stack } from '../../ui/layout';
import { target } from '../../ui/tokens';
import { telephone } from '../../paths';
import { ReachUs } from './reach-us';

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  font-weight: 700;
`;

/** Phone and WhatsApp instead of a form. @param withoutScript introduces the numbers where no script runs */
export function WaysToTalk({ withoutScript }: { withoutScript?: string }) {
  const { t } = useTexts(framesTexts);
  const { phone, messagingNumber } = usePractice();
  return (
    <Stack $gap="xxs">
      {withoutScript !== undefined && (
        <noscript>
          <p>{withoutScript}</p>
        </noscript>
      )}
      <p>{t.talk}</p>
      <Cluster>
        {phone !== '' && <Way href={telephone(phone)}>{t.call(phone)}</Way>}
        {messagingNumber !== '' && (
          <Way href={`https://wa.me/${messagingNumber}`} target="_blank" rel="noopener noreferrer">
            {t.message}
          </Way>
        )}
        {phone === '' && messagingNumber === '' && <ReachUs />}
      </Cluster>
    </Stack>
  );
}
