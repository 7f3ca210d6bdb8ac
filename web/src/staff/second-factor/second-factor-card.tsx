import { useEffect, useState } from 'react';
import { secondFactorTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { errorCode } from '../../platform/firebase/error-code';
import {
  beginEnrolment,
  hasSecondFactor,
  isSecondFactorOffered,
  removeSecondFactor,
  type Enrolment,
} from '../../platform/session/second-factor';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import { toast } from '../../ui/toast-store';
import { SetUpDialog } from './set-up-dialog';

/** Switches the own second factor on and off; hidden if the project offers none. */
export function SecondFactorCard({ offered = isSecondFactorOffered() }: { offered?: boolean }) {
  return offered ? <OfferedCard /> : null;
}

function OfferedCard() {
  const { t } = useTexts(secondFactorTexts);
  const { name } = usePractice();
  const [on, setOn] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);

  useEffect(() => {
    let over = false;
    hasSecondFactor().then(
      (answer) => {
        if (!over) setOn(answer);
      },
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, []);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const code = errorCode(error);
      toast({
        variant: 'destructive',
        title: code === 'auth/requires-recent-login' ? t.again : t.failed,
        ...(code === 'auth/no-current-user' && { description: t.missing }),
        // Staff who did not use the link of the welcome email have not verified their address.
        ...(code === 'auth/unverified-email' && { description: t.unproved }),
      });
    } finally {
      setBusy(false);
    }
  };
  const setUp = () => attempt(async () => setEnrolment(await beginEnrolment(name)));
  const remove = () =>
    attempt(async () => {
      await removeSecondFactor();
      setOn(false);
      toast({ title: t.removed });
    });

  return (
    <Card as="section">
      <Stack>
        <H3 as="h2">{t.title}</H3>
        <p>{t.text}</p>
        {on !== undefined && (
          <>
            <p>{on ? t.on : t.off}</p>
            <div>
              <Button
                variant="secondary"
                busy={busy}
                busyLabel={t.working}
                onClick={() => void (on ? remove() : setUp())}
              >
                {on ? t.remove : t.set}
              </Button>
            </div>
          </>
        )}
      </Stack>
      {enrolment && (
        <SetUpDialog
          enrolment={enrolment}
          onClose={() => setEnrolment(null)}
          onDone={() => {
            setEnrolment(null);
            setOn(true);
            toast({ title: t.done });
          }}
        />
      )}
    </Card>
  );
}
