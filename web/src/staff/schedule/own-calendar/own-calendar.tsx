import { saveOwnCalendar } from '@tulia/domain/calls/meeting/own-calendar';
import { mayAbout } from '@tulia/domain/person/permission';
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import {
  noCalendar,
  unreadSince,
  type OwnCalendar as Calendar,
} from '@tulia/domain/slot/own-calendar';
import { refusalSentence } from '../../../platform/language/refusals';
import { useTexts } from '../../../platform/language/use-texts';
import { useAction } from '../../../platform/live/use-action';
import { useDocument } from '../../../platform/live/use-document';
import { useNow } from '../../../platform/hooks/use-now';
import { useSession } from '../../../platform/session/session';
import { shortMoment } from '../../../shared/views/moments';
import { TitledCard } from '../../../shared/views/titled-card';
import { Awaited } from '../../parts/awaited';
import { usePersonChoice } from '../../parts/person-select';
import { useOwnPractitioner } from '../../parts/use-own-practitioner';
import { Banner } from '../../../ui/banner';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Soft } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { ownCalendarTexts, problemSentence } from './texts';

const TICK_MS = 60_000;

/** The own calendar of the practitioner whose hours the page shows: for that person, and for admins. */
export function OwnCalendar() {
  const { role } = useSession();
  const ownId = useOwnPractitioner();
  const { practitionerId } = usePersonChoice();
  const isOwn = practitionerId === ownId;
  if (practitionerId === null || role === null || !mayAbout(role, 'manage-meetings', isOwn))
    return null;
  return <OwnCalendarCard key={practitionerId} practitionerId={practitionerId} />;
}

function OwnCalendarCard({ practitionerId }: { practitionerId: string }) {
  const { t } = useTexts(ownCalendarTexts);
  const found = useDocument(ownCalendarPath(practitionerId), ownCalendars);
  const { status, data } = found;
  return (
    <TitledCard large title={t.title}>
      {status === 'loading' && (
        <Awaited of={[found]}>
          <Skeleton label={t.loading} lines={2} />
        </Awaited>
      )}
      {status === 'error' && <p role="alert">{t.failed}</p>}
      {data !== undefined && (
        <Switch practitionerId={practitionerId} calendar={data ?? noCalendar} />
      )}
    </TitledCard>
  );
}

function Switch({ practitionerId, calendar }: { practitionerId: string; calendar: Calendar }) {
  const { t } = useTexts(ownCalendarTexts);
  const saving = useAction(saveOwnCalendar, {
    failed: t.notSaved,
    sentence: (refusal, language) =>
      refusal.is('meeting-not-connected')
        ? t.problems['not-connected']
        : refusalSentence(refusal, language),
    done: ({ problem }, { closesHours }) => {
      if (!closesHours) return { title: t.off, description: t.offText };
      if (problem === null) return { title: t.on, description: t.onText };
      const description = problemSentence(t.problems, problem);
      return { variant: 'destructive', title: t.unread, description };
    },
  });
  return (
    <>
      <Checkbox
        label={t.closes}
        hint={t.hint}
        checked={saving.underWay?.closesHours ?? calendar.closesHours}
        disabled={saving.busy}
        onChange={({ target }) => void saving.run({ practitionerId, closesHours: target.checked })}
      />
      <p role="status">{saving.busy ? t.switching : ''}</p>
      {calendar.closesHours && !saving.busy && <Reading calendar={calendar} />}
    </>
  );
}

/** When the calendar was read, or that it is not read any more, and why. */
function Reading({ calendar }: { calendar: Calendar }) {
  const { t, lang } = useTexts(ownCalendarTexts);
  const now = useNow(TICK_MS);
  const { readAt, problem } = calendar;
  const isUnread = unreadSince(calendar, now) !== null;
  if (!isUnread && problem === null)
    return readAt === null ? null : <Soft as="p">{t.readAt(shortMoment(readAt, lang))}</Soft>;
  return (
    <Banner tone="danger" title={readAt === null ? t.never : t.since(shortMoment(readAt, lang))}>
      <p>{problemSentence(t.problems, problem)}</p>
      <p>{t.stays}</p>
    </Banner>
  );
}
