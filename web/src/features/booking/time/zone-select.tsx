import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { zonePlace } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { bookingScheduleCopy } from '../../../copy/booking/booking-schedule';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';
import { Hint } from '../../../ui/fields/field';
import { Select } from '../../../ui/fields/text-field';
import { detectedZone, otherZones } from './time-zones';

/** The zone in which times are shown; the device's own is offered first when it is not the practice's. */
export function ZoneSelect({ zone, onZone }: { zone: string; onZone: (zone: string) => void }) {
  const { t } = useCopy(bookingScheduleCopy);
  const [detected] = useState(detectedZone);
  const first = detected === PRACTICE_ZONE ? [PRACTICE_ZONE] : [detected, PRACTICE_ZONE];
  return (
    <Stack $gap="xs">
      <Select
        label={t.timezone}
        value={zone}
        onChange={(event) => onZone(event.currentTarget.value)}
      >
        {first.map((each) => (
          <option key={each} value={each}>
            {each === PRACTICE_ZONE ? t.zonePractice(each) : t.zoneDetected(each)}
          </option>
        ))}
        {otherZones(first).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
      {detected !== PRACTICE_ZONE && zone !== detected && (
        <Cluster $gap="xs">
          <Hint>{t.zoneDifferent(zonePlace(detected))}</Hint>
          <Button variant="secondary" size="sm" onClick={() => onZone(detected)}>
            {t.useZone(zonePlace(detected))}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
