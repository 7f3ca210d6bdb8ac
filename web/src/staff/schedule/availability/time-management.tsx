import { oneDay } from '@tulia/domain/slot/block-dates';
import { rangesOfSteps, stepsInRange } from '@tulia/domain/slot/granule';
import { toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import { useEffect, useState } from 'react';
import { presentInstant } from '../../../platform/hooks/clock';
import { PersonSelect, usePersonChoice, useUnsavedOfPerson } from '../../parts/person-select';
import { adminAvailabilityTexts } from './texts';
import { adminEditorTexts } from '../../parts/texts/editor';
import { useTexts } from '../../../platform/language/use-texts';
import { Awaited } from '../../parts/awaited';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { TitledCard } from '../../../shared/views/titled-card';
import { Cluster } from '../../../ui/layout';
import { LeaveGuard, LeaveQuestion } from '../../../ui/dialogs/leave-guard';
import { Skeleton } from '../../../ui/skeleton';
import { Select } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { BlockedChips } from './blocked-chips';
import { rangeText, useBlockedEdits, type TimeRange } from './blocked-edits';
import { DayPicker } from './day-picker';
import { RangeForm } from './range-form';
import { SaveProblem } from '../save-problem';
import { useSaveBlocks } from '../use-save-blocks';
import { useBlockedTimes } from './use-blocked-times';
import { ServiceOptions } from '../../parts/service-options';
import { useActiveServices } from '../../../shared/practice/use-active-services';

/** Values of the select besides slugs. */
const ALL = '*';
const NONE_CHOSEN = '';

const fail = (title: string, description: string) =>
  void toast({ variant: 'destructive', title, description });

/**
 * Blocks times of one day, for one service or all (specification sections 2, 5 and 8). Switching the day or the
 * service asks first when there are unsaved edits.
 */
export function TimeManagement() {
  const { t, common } = useTexts(adminAvailabilityTexts);
  const { guard } = useTexts(adminEditorTexts).t;
  const services = useServices();
  const { people, practitionerId, choose } = usePersonChoice();
  const [today] = useState(() => toWallTime(presentInstant()).date);
  const [day, setDay] = useState(today);
  const [choice, setChoice] = useState(NONE_CHOSEN);
  const [announcement, setAnnouncement] = useState('');
  const [pendingSwitch, setPendingSwitch] = useState<(() => void) | null>(null);
  const { busy, run, refusal, forget } = useSaveBlocks({
    failed: common.error,
    sentence: () => t.saveFailed,
    done: () => ({ title: t.success, description: t.saved }),
  });

  const serviceId = choice === NONE_CHOSEN ? undefined : choice === ALL ? null : choice;
  const found = useBlockedTimes(practitionerId, day, serviceId);
  const { status, own, everywhere } = found;
  const edits = useBlockedEdits(own);
  const { dirty } = edits;

  useEffect(() => {
    if (status === 'error') fail(common.error, t.loadFailed);
  }, [status, t, common]);

  const discard = () => {
    edits.discard();
    forget();
  };
  useUnsavedOfPerson(dirty, discard);
  const switchTo = (go: () => void) => {
    const leave = () => {
      discard();
      go();
    };
    if (dirty) setPendingSwitch(() => leave);
    else leave();
  };

  const chooseService = (next: string) => {
    // Edits made before a choice belong to the first service chosen.
    if (choice === NONE_CHOSEN) setChoice(next);
    else switchTo(() => setChoice(next));
  };

  const add = (range: TimeRange) => {
    edits.add(range);
    // Whole steps are blocked, and the chip shows them.
    const [blockedRange = range] = rangesOfSteps(stepsInRange(range.start, range.end));
    setAnnouncement(t.added(rangeText(blockedRange)));
  };
  const remove = (range: TimeRange) => {
    edits.remove(range);
    setAnnouncement(t.removed(rangeText(range)));
  };

  const onSave = () => {
    if (serviceId === undefined) fail(t.noServiceTitle, t.noServiceText);
    else if (own === undefined || practitionerId === null) fail(common.error, t.loadFailed);
    else {
      const blocks = edits.added.map((range) => ({ ...oneDay(day), ...range }));
      const freed = edits.freed.map((range) => ({ date: day, ...range }));
      void run({ practitionerId, serviceId, blocks, freed, keepSessions: false });
    }
  };

  const hours = people.find(({ id }) => id === practitionerId)?.openingHours ?? {};
  const isOpen = hours[weekdayOf(day)] !== undefined;
  // Nothing is read before a service is chosen.
  const noneText = serviceId === undefined ? t.chooseFirst : isOpen ? t.none : t.closedDay;
  return (
    <TitledCard large title={t.heading}>
      <p>{t.lead}</p>
      <PersonSelect
        choice={{ people, practitionerId, choose: (id) => switchTo(() => choose(id)) }}
        disabled={busy}
      />
      <Select
        label={t.service}
        value={choice}
        disabled={busy}
        onChange={(event) => chooseService(event.target.value)}
      >
        <option value={NONE_CHOSEN}>{t.chooseService}</option>
        <option value={ALL}>{t.allServices}</option>
        <ServiceOptions of={services} />
      </Select>
      <DayPicker
        day={day}
        today={today}
        onPick={(next) => {
          if (next !== day && !busy) switchTo(() => setDay(next));
        }}
      />
      <RangeForm onAdd={add} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {status === 'loading' ? (
        <Awaited of={[found]}>
          <Skeleton label={t.loading} lines={1} height="2.75rem" />
        </Awaited>
      ) : (
        <BlockedChips
          steps={edits.steps}
          everywhere={everywhere}
          none={noneText}
          onRemove={remove}
        />
      )}
      {refusal && <SaveProblem refusal={refusal} />}
      <Cluster>
        <Button busy={busy} busyLabel={common.saving} onClick={onSave}>
          {common.save}
        </Button>
        {dirty && <Badge $tone="warning">{t.unsaved}</Badge>}
      </Cluster>
      <LeaveGuard active={dirty} texts={guard} />
      <LeaveQuestion
        open={pendingSwitch !== null}
        texts={guard}
        onStay={() => setPendingSwitch(null)}
        onLeave={() => pendingSwitch?.()}
      />
    </TitledCard>
  );
}

/** Active services by name; shows a toast when the read fails (specification section 8). */
function useServices() {
  const { t, common } = useTexts(adminAvailabilityTexts);
  const { status, data } = useActiveServices();
  useEffect(() => {
    if (status === 'error') fail(common.error, t.servicesFailed);
  }, [status, t, common]);
  return data;
}
