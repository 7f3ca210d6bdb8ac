import type { Service } from '@tulia/domain/records/service';
import { toInstant } from '@tulia/domain/time/practice-time';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatDay } from '@tulia/domain/wording/moments';
import { useState, type SyntheticEvent } from 'react';
import { adminTimeCopy } from '../../copy/staff/admin-time';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Cluster, Grid, Stack } from '../../ui/layout';
import { Select, TextField } from '../../ui/fields/text-field';
import {
  BLOCK_KINDS,
  blockInputOf,
  type BlockDraft,
  type BlockKind,
  type DraftProblem,
} from './block-draft';
import type { useTimeOffActions } from './use-time-off';

const HALF_HOUR_SECONDS = 1800;
const ALL = '*';
const EMPTY: BlockDraft = {
  kind: 'once',
  firstDate: '',
  lastDate: '',
  start: '',
  end: '',
  serviceId: null,
};

export function TimeOffForm({
  today,
  services,
  actions,
}: {
  /** practice date */
  today: string;
  services: readonly (Service & { id: string })[];
  actions: ReturnType<typeof useTimeOffActions>;
}) {
  const { t, lang } = useCopy(adminTimeCopy);
  const [draft, setDraft] = useState(EMPTY);
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const { busy, refusal, forget, save } = actions;
  const change = (part: Partial<BlockDraft>) => {
    forget();
    setProblem(null);
    setDraft({ ...draft, ...part });
  };

  const send = async (keepSessions: boolean) => {
    const input = blockInputOf(draft);
    if (typeof input === 'string') {
      setProblem(input);
      return;
    }
    if (await save(input, keepSessions)) setDraft({ ...EMPTY, kind: draft.kind });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send(false);
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Grid $min="12rem" $gap="md">
          <Select
            label={t.kind}
            value={draft.kind}
            onChange={(event) => change({ kind: event.target.value as BlockKind })}
          >
            {BLOCK_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t.kinds[kind]}
              </option>
            ))}
          </Select>
          <Select
            label={t.service}
            value={draft.serviceId ?? ALL}
            onChange={({ target }) =>
              change({ serviceId: target.value === ALL ? null : target.value })
            }
          >
            <option value={ALL}>{t.allServices}</option>
            {services.map((service) => (
              <option key={service.id} value={service.id}>
                {serviceName(service, lang)}
              </option>
            ))}
          </Select>
          <TextField
            label={draft.kind === 'once' ? t.date : t.firstDate}
            type="date"
            min={today}
            value={draft.firstDate}
            onChange={(event) => change({ firstDate: event.target.value })}
          />
          {draft.kind !== 'once' && (
            <TextField
              label={t.lastDate}
              type="date"
              min={draft.firstDate || today}
              value={draft.lastDate}
              onChange={(event) => change({ lastDate: event.target.value })}
            />
          )}
          {draft.kind !== 'days' && (
            <>
              <TextField
                label={t.from}
                type="time"
                step={HALF_HOUR_SECONDS}
                value={draft.start}
                onChange={(event) => change({ start: event.target.value })}
              />
              <TextField
                label={t.until}
                hint={t.timeHint}
                type="time"
                step={HALF_HOUR_SECONDS}
                value={draft.end}
                onChange={(event) => change({ end: event.target.value })}
              />
            </>
          )}
        </Grid>
        {problem !== null && <Banner tone="danger">{t.problems[problem]}</Banner>}
        {refusal?.is('conflicts-with-bookings') === true ? (
          <Banner tone="warning" title={t.conflicts(refusal.details.bookings.length)}>
            <Stack $gap="xs">
              <ul>
                {refusal.details.bookings.map(({ bookingId, date, time }) => (
                  <li key={bookingId}>
                    {formatDay(toInstant(date, time), lang)}, {time}
                  </li>
                ))}
              </ul>
              <p>{t.conflictsText}</p>
              <Cluster>
                <Button
                  variant="secondary"
                  busy={busy === 'save'}
                  busyLabel={t.saving}
                  onClick={() => void send(true)}
                >
                  {t.keep}
                </Button>
              </Cluster>
            </Stack>
          </Banner>
        ) : (
          refusal !== null && <Banner tone="danger">{refusalSentence(refusal, lang)}</Banner>
        )}
        <Cluster>
          <Button
            type="submit"
            busy={busy === 'save'}
            busyLabel={t.saving}
            disabled={busy !== null}
          >
            {t.save}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
