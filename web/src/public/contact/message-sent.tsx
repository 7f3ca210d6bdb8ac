import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { publicContactTexts } from './texts/contact';
import { useTexts } from '../../platform/language/use-texts';
import { Button } from '../../ui/button';
import { H3 } from '../../ui/heading';
import { color, space } from '../../ui/tokens';

const Box = styled.div`
  display: grid;
  gap: ${space.sm};
  justify-items: start;
  > svg {
    color: ${color.primary};
  }
`;

/** Replaces the sent form and takes the focus, since the pressed button is gone. */
export function MessageSent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTexts(publicContactTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box>
      <MailCheck aria-hidden size={40} />
      <H3 ref={heading} tabIndex={-1}>
        {t.sentHeading}
      </H3>
      <p>{t.successText}</p>
      <Button variant="secondary" onClick={onAnother}>
        {t.another}
      </Button>
    </Box>
  );
}
