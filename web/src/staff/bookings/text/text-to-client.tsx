import { MessageCircle, MessageSquare } from 'lucide-react';
import { styled } from 'styled-components';
import { CopyButton } from '../../../shared/pay/copy-value';
import { OutsideLink } from '../../../shared/views/outside-link';
import { textToClientTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { usePractice } from '../../../shared/practice/practice';
import { AnchorButton } from '../../../ui/link-button';
import { Cluster, Soft, Stack } from '../../../ui/layout';
import { color, radius, space } from '../../../ui/tokens';
import { writeTo } from './write-to';

const Words = styled.p`
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.sunken};
  white-space: pre-line;
  overflow-wrap: anywhere;
  user-select: all;
`;

export function useSender() {
  const { name, phone, payment } = usePractice();
  return { practice: name, phone, payment, origin: location.origin };
}

/**
 * Shows a text message, and links with which staff send it from their own device. The server sends nothing.
 * @param about tells screen readers which client the links are for
 * @param lang of the text message
 */
export function TextToClient({
  phone,
  text,
  about,
  lang,
}: {
  phone: string;
  text: string;
  about: string;
  lang: string;
}) {
  const { t } = useTexts(textToClientTexts);
  const links = writeTo(phone, text);
  return (
    <Stack $gap="xs">
      <strong>{t.textTitle}</strong>
      <Soft>{t.textLead}</Soft>
      <Words lang={lang}>{text}</Words>
      <Cluster $gap="xs">
        {links !== null && (
          <>
            <OutsideLink size="sm" href={links.whatsApp} about={about}>
              <MessageCircle aria-hidden size={16} />
              {t.whatsApp}
            </OutsideLink>
            <AnchorButton size="sm" variant="secondary" href={links.sms}>
              <MessageSquare aria-hidden size={16} />
              {t.sms}
            </AnchorButton>
          </>
        )}
        <CopyButton name={t.textTitle} value={text} />
      </Cluster>
      {links === null && <Soft>{t.noNumber(phone)}</Soft>}
    </Stack>
  );
}
