import { useState } from 'react';
import { adminDeskCopy } from '../texts/desk';
import { useCopy } from '../../../platform/language/use-copy';
import { Checkbox } from '../../../ui/fields/checkbox';
import { isSoundOn, playArrival, rememberSound } from './arrival-sound';

/** Turns the sound of new bookings on and off, plays it once, and remembers the choice in this browser. */
export function SoundSwitch() {
  const { t } = useCopy(adminDeskCopy);
  const [isOn, setOn] = useState(isSoundOn);
  return (
    <Checkbox
      label={t.sound}
      checked={isOn}
      onChange={({ target }) => {
        rememberSound(target.checked);
        setOn(target.checked);
        if (target.checked) playArrival();
      }}
    />
  );
}
