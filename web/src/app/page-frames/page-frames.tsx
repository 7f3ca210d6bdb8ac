/**
 * The frame stands in the place of the booking and account pages until their form is there, and for good without
 * script: heading, telephone, WhatsApp and the form's outline. The build writes it into their files, so that no
 * visitor meets a white page (`prerender/prerender.tsx`). It holds nothing about a person: no name, no draft,
 * nothing out of this browser.
 */
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { framesCopy } from '../../shared/texts/frames';
import { useCopy } from '../../platform/language/use-copy';
import { AccountCard } from '../../client/account/account-card';
import type { RouteId } from '../../paths';
import { Card } from '../../ui/card';
import { PageHeading } from '../../ui/heading';
import { Container, WhereThereIsRoom, WithSide } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { WaysToTalk } from '../../shared/views/ways-to-talk';

/** Without script no form follows, so that nothing may look as if it were about to. */
const Outline = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** The booking form as the build draws it, which is no part of the page's scripts; null in the browser. */
export const BuiltForm = createContext<ReactNode>(null);

function BookingFrame() {
  const { t } = useCopy(framesCopy);
  const form = useContext(BuiltForm);
  return (
    <Container>
      <PageHeading waiting lead={<WhereThereIsRoom>{t.bookingLead}</WhereThereIsRoom>}>
        {t.booking}
      </PageHeading>
      <WithSide>
        <Outline {...(form !== null && { 'data-island': '' })}>
          <Card {...(form !== null && { 'data-island-waits': '' })}>
            <Skeleton label={t.loading} lines={8} height="2.75rem" />
          </Card>
          {form}
        </Outline>
        <WaysToTalk withoutScript={t.needsScript} />
      </WithSide>
    </Container>
  );
}

function AccountFrame({ page }: { page: 'login' | 'signup' | 'clientLogin' }) {
  const { t } = useCopy(framesCopy);
  return (
    <AccountCard waiting heading={t[page]} lead={t.leads[page]}>
      <Outline>
        <Skeleton label={t.loading} lines={5} height="2.75rem" />
      </Outline>
      <WaysToTalk withoutScript={t.needsScriptForAccount} />
    </AccountCard>
  );
}

const FRAMES: Partial<Record<RouteId | 'notFound', ReactElement>> = {
  booking: <BookingFrame />,
  login: <AccountFrame page="login" />,
  signup: <AccountFrame page="signup" />,
  clientLogin: <AccountFrame page="clientLogin" />,
};

/** The frame of a page; undefined for one that has none, and is waited for under grey bars. */
export const frameOf = (id: RouteId | 'notFound'): ReactElement | undefined => FRAMES[id];
