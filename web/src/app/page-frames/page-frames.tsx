/**
 * Frames of the booking and account pages until their form is there, and for good without script: heading, telephone,
 * WhatsApp and the form's outline. The build writes them into the files (`prerender/prerender.tsx`), so they hold
 * nothing about a person.
 */
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { framesTexts } from '../../shared/texts/frames';
import { useTexts } from '../../platform/language/use-texts';
import { AccountCard } from '../../client/account/account-card';
import { errandOf, isLikelyNew } from '../../client/account/account-entry';
import { NewHere } from '../../client/account/new-here';
import { authEntryTexts } from '../../client/account/texts/auth-entry';
import { useAskedTarget } from '../../client/account/redirect-target';
import { usePractice } from '../../shared/practice/practice';
import { hasLoggedInHere } from '../../platform/device/own-device';
import type { RouteId } from '../../paths';
import { Card } from '../../ui/card';
import { Lead, PageHeading } from '../../ui/heading';
import { Container, OnlyWithScript, Stack, WhereThereIsRoom, WithSide } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { mark } from '../../ui/marks';
import { above } from '../../ui/tokens';
import { WaysToTalk } from '../../shared/views/ways-to-talk';

/** The booking form as the build draws it; null in the browser. */
export const BuiltForm = createContext<ReactNode>(null);

/** On wider screens it stands beside the heading. */
const LeadOnPhones = styled(Lead)`
  @media ${above.sm} {
    display: none;
  }
`;

/** Tells visitors why an account is needed, in words that are true for clients as well, until the form is there. */
function BookingFrame() {
  const { t } = useTexts(framesTexts);
  const { t: entry } = useTexts(authEntryTexts);
  const { bookingEntry } = usePractice();
  const form = useContext(BuiltForm);
  return (
    <Container>
      <PageHeading waiting lead={<WhereThereIsRoom>{t.bookingLead}</WhereThereIsRoom>}>
        {t.booking}
      </PageHeading>
      <WithSide>
        <OnlyWithScript {...(form !== null && mark('island'))}>
          <Card {...(form !== null && mark('island-waits'))}>
            <Stack>
              {bookingEntry === 'account-first' && (
                <>
                  <LeadOnPhones>{t.bookingLead}</LeadOnPhones>
                  <p>{entry.why}</p>
                </>
              )}
              <Skeleton label={t.loading} lines={8} height="2.75rem" />
            </Stack>
          </Card>
          {form}
        </OnlyWithScript>
        <WaysToTalk withoutScript={t.needsScript} />
      </WithSide>
    </Container>
  );
}

/** Begins with the same lead as the login page. */
function LoginFrame() {
  const { t: entry } = useTexts(authEntryTexts);
  const { state } = useLocation() as { state: unknown };
  const asked = useAskedTarget();
  const errand = errandOf(asked);
  return (
    <AccountFrame page="login" lead={errand === null ? undefined : entry.leads[errand]}>
      {isLikelyNew(asked, state, hasLoggedInHere()) && <NewHere target={asked} />}
    </AccountFrame>
  );
}

interface AccountFrameProps {
  page: 'login' | 'signup' | 'clientLogin';
  lead?: string | undefined;
  children?: ReactNode;
}

function AccountFrame({ page, lead, children }: AccountFrameProps) {
  const { t } = useTexts(framesTexts);
  return (
    <AccountCard waiting heading={t[page]} lead={lead ?? t.leads[page]}>
      {children}
      <OnlyWithScript>
        <Skeleton label={t.loading} lines={5} height="2.75rem" />
      </OnlyWithScript>
      <WaysToTalk withoutScript={t.needsScriptForAccount} />
    </AccountCard>
  );
}

const FRAMES: Partial<Record<RouteId | 'notFound', ReactElement>> = {
  booking: <BookingFrame />,
  login: <LoginFrame />,
  signup: <AccountFrame page="signup" />,
  clientLogin: <AccountFrame page="clientLogin" />,
};

/** Undefined for a page without a frame, which shows grey bars while it loads. */
export const frameOf = (id: RouteId | 'notFound'): ReactElement | undefined => FRAMES[id];
