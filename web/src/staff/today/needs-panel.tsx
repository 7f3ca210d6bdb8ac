import { may } from '@tulia/domain/person/permission';
import { amountDue, refundDue } from '@tulia/domain/booking/payment';
import type { Booking } from '@tulia/domain/booking/booking';
import { offeredActions } from '@tulia/domain/booking/offered-actions';
import type { Instant } from '@tulia/domain/time/instant';
import type { Message } from '@tulia/domain/records/message';
import { formatMoney } from '@tulia/domain/wording/moments';
import {
  Banknote,
  CalendarClock,
  CalendarX,
  HandCoins,
  MailX,
  MessageSquare,
  ShieldAlert,
  Undo2,
  UserRound,
  VideoOff,
  Wrench,
} from 'lucide-react';
import type { To } from 'react-router-dom';
import { nearMoment, shortMoment } from '../../shared/views/moments';
import { mailName } from '../parts/mail-line';
import { jobNamesTexts } from '../parts/texts/job-names';
import { adminMailsTexts } from '../parts/texts/mails';
import { adminDecisionsTexts } from '../bookings/board/texts/decisions';
import { adminMoneyTexts } from '../bookings/money/texts';
import { unmatchedSum } from '../bookings/money/use-unmatched';
import { todayTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { Awaited } from '../parts/awaited';
import type { Live } from '../../platform/live/live';
import { paths } from '../../paths';
import { useBoard } from '../bookings/board/board-context';
import { ClientWord } from '../bookings/board/client-word';
import { BookingActions } from '../bookings/decisions/booking-actions';
import { pressAction } from '../bookings/decisions/press-action';
import type { Need } from './needs';
import { NotesNeed } from './notes-need';
import * as Style from '../parts/panel-style';
import { useOpenLink } from '../parts/use-open-link';
import { OpenName } from './open-name';
import { useFirst } from './use-first';
import { useWithWhom } from './use-with-whom';
import { Button } from '../../ui/button';
import { Soft } from '../../ui/layout';
import { showHealth } from '@tulia/domain/calls/practice/health';
import { useAnswer } from '../../platform/live/use-answer';
import { troublesOf } from '../health/findings';
import { lineOf, type Leads } from './line-of';

const ICONS = {
  mail: MailX,
  meeting: VideoOff,
  overlaid: CalendarClock,
  unread: CalendarX,
  unpaid: Banknote,
  refund: Undo2,
  unmatched: HandCoins,
  guardian: ShieldAlert,
  messages: MessageSquare,
  jobs: Wrench,
  people: UserRound,
} as const;

const MAILS: To = { hash: '#mail-trouble' };

export function NeedsPanel({
  needs,
  hasMoreCalls = false,
  ofWhom,
  awaited,
  failed,
  hasSteps,
  newestMessage,
  messages,
  unmatched,
  time,
  system,
}: {
  needs: readonly Need[];
  /** whether reminders by a call wait besides those among the tasks */
  hasMoreCalls?: boolean;
  /** name of the only practitioner whose tasks these are */
  ofWhom: string | null;
  awaited: readonly Live<unknown>[];
  failed: boolean;
  /** whether steps of a practice that opens stand on the page */
  hasSteps: boolean;
  newestMessage: Message | null;
  messages: To;
  unmatched: To;
  time: To;
  /** null for staff who may not see the system's state; no job was due before `begunAt` */
  system: { begunAt: Instant } | null;
}) {
  const { t } = useTexts(todayTexts);
  const { shown, opener } = useFirst(needs);
  const isEmpty = needs.length === 0 && !hasMoreCalls && awaited.length === 0 && !failed;
  return (
    <Style.Panel aria-labelledby="today-needs">
      <Style.PanelHead>
        <h2 id="today-needs">{t.needs}</h2>
        {needs.length > 0 && awaited.length === 0 && (
          <Soft>{hasMoreCalls ? `${needs.length}+` : needs.length}</Soft>
        )}
      </Style.PanelHead>
      {failed && <Style.Quiet role="alert">{t.needsFailed}</Style.Quiet>}
      {awaited.length > 0 && <Awaited of={awaited} />}
      {isEmpty &&
        (hasSteps || system === null || ofWhom !== null ? (
          <Style.Quiet>{hasSteps ? t.needsSteps : t.needsNone(ofWhom)}</Style.Quiet>
        ) : (
          <SystemNeed {...system} />
        ))}
      <Style.Lines>
        {shown.map((need) => (
          <li key={need.key}>
            <NeedLine
              need={need}
              newestMessage={newestMessage}
              messages={messages}
              unmatched={unmatched}
              time={time}
            />
          </li>
        ))}
      </Style.Lines>
      {opener}
      {hasMoreCalls && <Style.Quiet>{t.callsMore}</Style.Quiet>}
    </Style.Panel>
  );
}

function NeedLine({
  need,
  newestMessage,
  messages,
  unmatched,
  time,
}: {
  need: Need;
  newestMessage: Message | null;
  messages: To;
  unmatched: To;
  time: To;
}) {
  const { t, lang } = useTexts(todayTexts);
  const { t: jobs } = useTexts(jobNamesTexts);
  const { t: mails } = useTexts(adminMailsTexts);
  const { t: money } = useTexts(adminMoneyTexts);
  const { t: decisions } = useTexts(adminDecisionsTexts);
  const { now, role, openDialog } = useBoard();
  const openLink = useOpenLink();
  const withWhom = useWithWhom();
  if (need.kind === 'unconcluded') return <ConcludeNeed booking={need.booking} />;
  if (need.kind === 'notes') return <NotesNeed sessions={need.sessions} />;
  const icon = ICONS[need.kind];
  const line = (leads: Leads, what: string, about: string, goes: string) =>
    lineOf(icon, leads, what, about, goes);
  switch (need.kind) {
    case 'mail': {
      const { bookingId, rung, state } = need.mail;
      const to = bookingId === null ? MAILS : openLink(bookingId);
      const about =
        need.booking === null
          ? mails.receiver(need.mail.to)
          : withWhom(need.booking.clientName, need.booking);
      if (rung === 'call' && state === 'pending') {
        const { clientPhone = '', startsAt = now } = need.booking ?? {};
        return line(
          to,
          t.call(clientPhone),
          `${about}, ${nearMoment(startsAt, now, lang)}`,
          t.open,
        );
      }
      return line(to, t.mail(mailName(need.mail, lang)), about, mails.resend);
    }
    case 'messages':
      return line(messages, t.messages, `${t.messagesText} ${newestMessage?.name ?? ''}`, t.answer);
    case 'unread': {
      const when = need.since === 0 ? null : shortMoment(need.since, lang);
      return line(time, t.unread(when), t.unreadText, t.open);
    }
    case 'people':
      return line(paths.adminPractitioners, t.people(need.count), t.peopleText, t.open);
    case 'unmatched':
      return line(
        unmatched,
        money.unmatchedCount(need.amounts.length, unmatchedSum(need.amounts)),
        t.unmatchedText,
        t.open,
      );
    case 'jobs':
      return line(
        paths.adminHealth,
        t.jobs(need.jobs.length),
        t.jobsText(need.jobs.map((job) => jobs.names[job]).join(', ')),
        t.jobsOpen,
      );
    default: {
      const { booking } = need;
      const when = nearMoment(booking.startsAt, now, lang);
      const about = withWhom(`${booking.clientName}, ${when}`, booking);
      const opens = openLink(booking.id);
      const notPaid = t.unpaid(formatMoney(amountDue(booking)));
      const lines: Record<typeof need.kind, [leads: Leads, what: string, goes: string]> = {
        meeting: [opens, t.meeting, t.makeLink],
        overlaid: [opens, t.overlaid, t.open],
        guardian: [opens, t.guardian, t.open],
        unpaid: may(role, 'record-payments')
          ? [() => openDialog('payment', booking), notPaid, decisions.record]
          : [opens, notPaid, t.open],
        refund: [
          () => openDialog('refund', booking),
          t.refund(formatMoney(refundDue(booking))),
          money.refund,
        ],
      };
      const [leads, what, goes] = lines[need.kind];
      return line(leads, what, about, goes);
    }
  }
}

/** Shown when no task waits. Only then it asks for the system's state, which costs some fifteen reads. */
function SystemNeed({ begunAt }: { begunAt: Instant }) {
  const { t } = useTexts(todayTexts);
  const { data: report, status } = useAnswer(showHealth, {});
  if (report === undefined)
    return <Style.Quiet>{status === 'loading' ? t.systemAsked : t.systemUnknown}</Style.Quiet>;
  const { connections, jobs } = troublesOf(report, begunAt);
  const count = connections.length + jobs.length;
  if (count === 0) return <Style.Quiet>{t.needsNone(null)}</Style.Quiet>;
  return lineOf(Wrench, paths.adminHealth, t.system(count), t.systemText, t.open);
}

/** An earlier session without an outcome, with a button for each outcome. */
function ConcludeNeed({ booking }: { booking: Booking }) {
  const { t, lang } = useTexts(todayTexts);
  const { t: decisions } = useTexts(adminDecisionsTexts);
  const board = useBoard();
  const withWhom = useWithWhom();
  const { id, startsAt, referenceNumber } = booking;
  const offered = offeredActions(booking, board.actorOn(booking), board.now);
  const about = withWhom(t.unconcluded(nearMoment(startsAt, board.now, lang)), booking);
  return (
    <Style.RequestLine as="div" data-booking={referenceNumber}>
      <Style.Who>
        <OpenName booking={booking} />
        <Soft>{about}</Soft>
        <ClientWord booking={booking} />
      </Style.Who>
      <Style.Ends>
        {board.underWay.has(id) ? (
          <BookingActions booking={booking} />
        ) : (
          (['complete', 'no-show'] as const).map(
            (action) =>
              offered.includes(action) && (
                <Button
                  key={action}
                  size="sm"
                  variant="secondary"
                  aria-label={decisions.actionOn(decisions.actions[action], referenceNumber)}
                  onClick={() => pressAction(board, action, booking)}
                >
                  {decisions.actions[action]}
                </Button>
              ),
          )
        )}
      </Style.Ends>
    </Style.RequestLine>
  );
}
