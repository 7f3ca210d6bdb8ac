import { useState } from 'react';
import { keepsDay, switchKeptDay } from '../../platform/device/kept-day';
import { useTexts } from '../../platform/language/use-texts';
import { TitledCard } from '../../shared/views/titled-card';
import { Checkbox } from '../../ui/fields/checkbox';
import { toast } from '../../ui/toast-store';
import { ownDeviceTexts } from './texts/own-device';

/** Whether this device keeps the practitioner's sessions of today and tomorrow. */
export function KeptDayCard({ uid }: { uid: string }) {
  const { t } = useTexts(ownDeviceTexts);
  const [isOn, setOn] = useState(() => keepsDay(uid));
  const flip = (next: boolean) => {
    if (!switchKeptDay(uid, next)) {
      toast({ variant: 'destructive', title: t.keepFailed });
      return;
    }
    setOn(next);
    toast({ title: next ? t.keepOn : t.keepOff });
  };
  return (
    <TitledCard title={t.keepTitle}>
      <Checkbox
        label={t.keep}
        hint={t.keepHint}
        checked={isOn}
        onChange={(event) => flip(event.target.checked)}
      />
    </TitledCard>
  );
}
