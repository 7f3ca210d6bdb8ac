import { useCallback, useEffect, useRef, useState } from 'react';
import { showBadge } from '../../../offline/app-badge';
import { isSoundOn, playArrival, rememberSound } from './arrival-sound';

const COUNTED = /^\(\d+\) /;

/** The title of the tab with the number of bookings nobody has looked at; without number when there are none. */
export function titleWith(title: string, unseen: number): string {
  const plain = title.replace(COUNTED, '');
  return unseen === 0 ? plain : `(${unseen}) ${plain}`;
}

/**
 * What happens when a booking comes in: a soft sound, and a number in the title and on the app's icon until somebody
 * looks at the tab again.
 */
export function useArrivalNotice() {
  const [soundOn, setSound] = useState(isSoundOn);
  const unseen = useRef(0);
  const heard = useRef(soundOn);

  const show = (count: number) => {
    unseen.current = count;
    document.title = titleWith(document.title, count);
    showBadge(count);
  };
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible' && unseen.current > 0) show(0);
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
      if (unseen.current > 0) show(0);
    };
  }, []);

  const arrived = useCallback(() => {
    if (heard.current) playArrival();
    if (document.visibilityState !== 'visible' || !document.hasFocus()) show(unseen.current + 1);
  }, []);
  const setSoundOn = (on: boolean) => {
    heard.current = on;
    rememberSound(on);
    setSound(on);
    if (on) playArrival();
  };
  return { arrived, soundOn, setSoundOn };
}
