import { freeTime, saveBlock } from '@tulia/domain/calls/block-time';
import { Refusal } from '@tulia/domain/refusal';
import { weekdayOf } from '@tulia/domain/time/practice-time';
import { useRef } from 'react';
import { adminScheduleCopy } from '../../copy/staff/admin-schedule';
import { useCopy } from '../../copy/use-copy';
import { call } from '../../live/call';
import { toast } from '../../ui/toast-store';

export interface BlockChange {
  date: string;
  /** a half hour, `HH:MM` */
  start: string;
  /** a half hour, excluded; `24:00` and a time field's `23:59` are midnight */
  end: string;
  /** null for all services */
  serviceId: string | null;
}

const endStep = (end: string) => (end === '23:59' ? '24:00' : end);

/** Blocks a stretch of a day, or frees it; each answers with the refusal, or null when it is done and said. */
export function useBlocking() {
  const { t } = useCopy(adminScheduleCopy);
  // A retry of the same wish names the same block.
  const attempt = useRef({ wish: '', id: '' });
  const said = async (title: string, work: Promise<unknown>): Promise<Refusal | null> => {
    try {
      await work;
    } catch (error) {
      return error instanceof Refusal ? (error as Refusal) : new Refusal('internal');
    }
    attempt.current = { wish: '', id: '' };
    toast({ title });
    return null;
  };
  return {
    block: ({ date, start, end, serviceId }: BlockChange) => {
      const wish = {
        serviceId,
        firstDate: date,
        lastDate: date,
        weekdays: [weekdayOf(date)],
        start,
        end: endStep(end),
        keepSessions: false,
      };
      const key = JSON.stringify(wish);
      if (attempt.current.wish !== key) attempt.current = { wish: key, id: crypto.randomUUID() };
      return said(t.blockDone, call(saveBlock, { ...wish, id: attempt.current.id }));
    },
    free: ({ date, start, end, serviceId }: BlockChange) =>
      said(t.freeDone, call(freeTime, { date, start, end: endStep(end), serviceId })),
  };
}
