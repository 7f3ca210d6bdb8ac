import { useEffect, useState } from 'react';
import { Refusal } from '@tulia/domain/refusal';
import { isInstalled, isIos } from '../offline/install';
import { canPush, turnPushOff, turnPushOn } from './push';
import { pushTokenHere, type StaffChoice } from './push-token';

/** `install`: only as an installed app. `never`: not with this browser. */
type PushState = 'asking' | 'never' | 'install' | 'blocked' | 'off' | 'on';

async function lookUp(): Promise<PushState> {
  if (isIos(navigator.userAgent, navigator.maxTouchPoints) && !isInstalled()) return 'install';
  if (!(await canPush())) return 'never';
  if (Notification.permission === 'denied') return 'blocked';
  return pushTokenHere() !== null && Notification.permission === 'granted' ? 'on' : 'off';
}

/** The state of notifications on this device, and how to turn them on and off. */
export function usePush() {
  const [state, setState] = useState<PushState>('asking');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void lookUp().then(setState);
  }, []);

  /** @param choice of staff; also changes it while notifications are on */
  const turnOn = async (choice: StaffChoice | null = null) => {
    setBusy(true);
    const turned = await turnPushOn(choice);
    setBusy(false);
    if (turned === 'on') setState('on');
    // A client who closes the question of the browser without an answer can be asked again.
    else if (Notification.permission === 'denied') setState('blocked');
    return turned;
  };
  /** Returns null when it worked. */
  const turnOff = async () => {
    setBusy(true);
    try {
      await turnPushOff();
      setState('off');
      return null;
    } catch (error) {
      return error instanceof Refusal ? (error as Refusal) : new Refusal('internal');
    } finally {
      setBusy(false);
    }
  };
  return { state, busy, turnOn, turnOff };
}
