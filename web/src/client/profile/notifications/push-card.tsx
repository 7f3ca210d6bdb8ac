import { usePush } from '../../../platform/push/use-push';
import { notificationsTexts } from '../../../shared/texts/notifications';
import { refusalSentence } from '../../../platform/language/refusals';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { TitledCard } from '../../../shared/views/titled-card';
import { Cluster } from '../../../ui/layout';
import { toast } from '../../../ui/toast-store';

/**
 * Notifications on this device; nothing where the browser has none.
 * @param onLater for an offer, which is shown only while notifications are off and can be dismissed
 */
export function PushCard({ onLater }: { onLater?: () => void }) {
  const { t, lang } = useTexts(notificationsTexts);
  const { state, busy, turnOn, turnOff } = usePush();
  if (state === 'asking' || state === 'never') return null;
  if (onLater !== undefined && state !== 'off') return null;

  const complain = (description: string) =>
    toast({ variant: 'destructive', title: t.failedTitle, description });
  const on = async () => {
    const turned = await turnOn();
    if (turned === 'on') toast({ title: t.turnedOn });
    else if (turned === 'failed') complain(t.failed);
  };
  const off = async () => {
    const refusal = await turnOff();
    if (refusal === null) toast({ title: t.turnedOff });
    else complain(refusalSentence(refusal, lang));
  };
  return (
    <TitledCard title={t.title}>
      <p>{t.text}</p>
      {state === 'install' && <p>{t.installFirst}</p>}
      {state === 'blocked' && <p>{t.blocked}</p>}
      {(state === 'on' || state === 'off') && (
        <>
          <p role="status">{state === 'on' ? t.on : t.off}</p>
          <Cluster $gap="xs">
            <Button
              variant="secondary"
              busy={busy}
              busyLabel={state === 'on' ? t.turningOff : t.turningOn}
              onClick={() => void (state === 'on' ? off() : on())}
            >
              {state === 'on' ? t.turnOff : t.turnOn}
            </Button>
            {onLater !== undefined && (
              <Button variant="quiet" onClick={onLater}>
                {t.later}
              </Button>
            )}
          </Cluster>
        </>
      )}
    </TitledCard>
  );
}
