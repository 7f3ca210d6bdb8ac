import { hoursLeft, incidentClock, tellBy } from '@tulia/domain/practice/incident';
import { incidents } from '@tulia/domain/records/processing/incident';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { styled } from 'styled-components';
import { incidentClockCopy } from '../parts/texts/incident-clock';
import { incidentsCopy } from './texts/incidents';
import { useCopy } from '../../platform/language/use-copy';
import { usePractice } from '../../shared/practice/practice';
import { useNow } from '../../platform/hooks/use-now';
import { useQuery } from '../../platform/live/use-query';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { CopyTextButton } from '../../ui/copy-button';
import { H2, H3 } from '../../ui/heading';
import { Cluster, Stack } from '../../ui/layout';
import { EmptyState } from '../../ui/states';
import { color, text } from '../../ui/tokens';
import { IncidentForm } from './incident-form';
import { factsText, type WithId } from './incident-values';
import { NotRead } from '../parts/not-read';
import { shortMoment } from '../../shared/views/moments';

/** The rules allow no longer list. */
const LIMIT = 100;
const TONES = { told: 'success', due: 'warning', overdue: 'danger', closed: 'neutral' } as const;

const List = styled(Stack)`
  list-style: none;
  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

/** The incidents, newest first, each with its clock; and the form that records an incident. */
export function IncidentBoard() {
  const { t } = useCopy(incidentsCopy);
  const now = useNow(MINUTE);
  const [editing, setEditing] = useState<WithId | 'new' | null>(null);
  const found = useQuery('incidents', incidents, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, incidents.collection),
      sdk.orderBy('noticedAt', 'desc'),
      sdk.limit(LIMIT),
    ),
  );
  const { status, data } = found;
  if (editing !== null) {
    return (
      <IncidentForm
        key={editing === 'new' ? '' : editing.id}
        incident={editing === 'new' ? null : editing}
        onClose={() => setEditing(null)}
      />
    );
  }
  return (
    <Stack as="section" aria-labelledby="incidents" $gap="md">
      <H2 id="incidents">{t.title}</H2>
      <p>{t.lead}</p>
      <div>
        <Button onClick={() => setEditing('new')}>{t.add}</Button>
      </div>
      {status !== 'ready' && <NotRead of={[found]} texts={t} lines={2} height="5rem" />}
      {data?.length === 0 && <EmptyState title={t.empty} />}
      <List as="ul">
        {data?.map((incident) => (
          <IncidentCard
            key={incident.id}
            incident={incident}
            now={now}
            onEdit={() => setEditing(incident)}
          />
        ))}
      </List>
    </Stack>
  );
}

function IncidentCard({
  incident,
  now,
  onEdit,
}: {
  incident: WithId;
  now: Instant;
  onEdit: () => void;
}) {
  const { t, lang } = useCopy(incidentsCopy);
  const { t: words } = useCopy(incidentClockCopy);
  const practice = usePractice();
  const clock = incidentClock(incident, now);
  const hours = hoursLeft(incident, now);
  const at = (instant: Instant) => shortMoment(instant, lang);
  const day = formatShortDay(incident.noticedAt, lang);
  return (
    <Card as="li">
      <Stack $gap="sm">
        <Cluster>
          <H3>{t.titleOf(at(incident.noticedAt))}</H3>
          <Badge $tone={TONES[clock]}>{words.clock[clock]}</Badge>
          {clock === 'due' && <Badge $tone="warning">{words.left(hours)}</Badge>}
          {clock === 'overdue' && <Badge $tone="danger">{words.late(-hours)}</Badge>}
        </Cluster>
        {(clock === 'due' || clock === 'overdue') && <p>{t.tellBy(at(tellBy(incident)))}</p>}
        <p>{incident.happened}</p>
        <small>{t.changed(incident.changedBy.name, at(incident.changedAt))}</small>
        <Cluster>
          <Button size="sm" variant="secondary" aria-label={t.editOf(day)} onClick={onEdit}>
            {t.edit}
          </Button>
          <CopyTextButton text={factsText(incident, practice, t, lang)} words={t} />
        </Cluster>
      </Stack>
    </Card>
  );
}
