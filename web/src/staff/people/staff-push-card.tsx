import { noticesFor, QUIET_HOURS, type StaffNotice } from '@tulia/domain/booking/staff-notices';
import type { StaffRole } from '@tulia/domain/person/role';
import { useState, type SubmitEvent } from 'react';
import { refusalSentence } from '../../platform/language/refusals';
import { useTexts } from '../../platform/language/use-texts';
import { staffChoiceHere } from '../../platform/push/push-token';
import { usePush } from '../../platform/push/use-push';
import { notificationsTexts } from '../../shared/texts/notifications';
import { TitledCard } from '../../shared/views/titled-card';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { TextField } from '../../ui/fields/text-field';
import { Cluster, Soft, Stack } from '../../ui/layout';
import { toast } from '../../ui/toast-store';
import { ownDeviceTexts } from './texts/own-device';

interface Member {
  uid: string;
  role: StaffRole;
  practitionerId: string | null;
}

/** Which notifications this device gets. Only the press on Save asks the browser. */
export function StaffPushCard({ member }: { member: Member }) {
  const { t } = useTexts(ownDeviceTexts);
  const { t: shared } = useTexts(notificationsTexts);
  const { state, ...push } = usePush();
  const offered = noticesFor(member);
  if (state === 'asking') return null;
  const isAskable = (state === 'on' || state === 'off') && offered.length > 0;
  return (
    <TitledCard title={shared.title}>
      <p>{t.text}</p>
      {state === 'install' && <p>{shared.installFirst}</p>}
      {state === 'blocked' && <p>{shared.blocked}</p>}
      {state === 'never' && <p>{t.never}</p>}
      {offered.length === 0 && <p>{t.nothing}</p>}
      {isAskable && <Wishes member={member} offered={offered} isOn={state === 'on'} push={push} />}
    </TitledCard>
  );
}

function Wishes({
  member,
  offered,
  isOn,
  push: { busy, turnOn, turnOff },
}: {
  member: Member;
  offered: readonly StaffNotice[];
  isOn: boolean;
  push: Omit<ReturnType<typeof usePush>, 'state'>;
}) {
  const { t, lang } = useTexts(ownDeviceTexts);
  const { t: shared } = useTexts(notificationsTexts);
  const [choice, setChoice] = useState(
    () => (isOn ? staffChoiceHere(member.uid) : null) ?? { kinds: [], ...QUIET_HOURS },
  );
  const { kinds, quietFrom, quietUntil } = choice;
  const isTimeMissing = quietFrom === '' || quietUntil === '';

  const complain = (description: string) =>
    toast({ variant: 'destructive', title: shared.failedTitle, description });
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || isTimeMissing) return;
    if (kinds.length > 0) {
      const turned = await turnOn(choice);
      if (turned === 'on') toast({ title: t.saved });
      else if (turned === 'failed') complain(shared.failed);
      return;
    }
    const refusal = await turnOff();
    if (refusal === null) toast({ title: shared.turnedOff });
    else complain(refusalSentence(refusal, lang));
  };
  const tick = (kind: StaffNotice, isWanted: boolean) =>
    setChoice({
      ...choice,
      kinds: offered.filter((each) => (each === kind ? isWanted : kinds.includes(each))),
    });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        <p role="status">{isOn ? shared.on : shared.off}</p>
        <div>
          {offered.map((kind) => (
            <Checkbox
              key={kind}
              label={t.kinds[kind]}
              checked={kinds.includes(kind)}
              onChange={(event) => tick(kind, event.target.checked)}
            />
          ))}
          {member.role === 'therapist' && <Soft>{t.ofOwn}</Soft>}
        </div>
        <Stack $gap="xs">
          <Cluster $gap="sm">
            <TextField
              label={t.from}
              type="time"
              value={quietFrom}
              onChange={(event) => setChoice({ ...choice, quietFrom: event.target.value })}
            />
            <TextField
              label={t.until}
              type="time"
              value={quietUntil}
              onChange={(event) => setChoice({ ...choice, quietUntil: event.target.value })}
            />
          </Cluster>
          <Soft>{t.quietHint}</Soft>
          {isTimeMissing && <p role="alert">{t.timeMissing}</p>}
        </Stack>
        <div>
          <Button type="submit" busy={busy} busyLabel={t.saving}>
            {t.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
