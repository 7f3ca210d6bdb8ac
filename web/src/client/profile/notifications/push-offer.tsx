import { useState } from 'react';
import { personalKey } from '../../../platform/device/local-record';
import { readText, writeText } from '../../../storage';
import { PushCard } from './push-card';

const PUT_AWAY = personalKey('push-offer');

/** Offers notifications until they are on or the client has dismissed the offer. */
export default function PushOffer() {
  const [isPutAway, setIsPutAway] = useState(() => readText(PUT_AWAY) !== null);
  if (isPutAway) return null;
  return (
    <PushCard
      onLater={() => {
        writeText(PUT_AWAY, 'yes');
        setIsPutAway(true);
      }}
    />
  );
}
