import { audit } from '@tulia/domain/records/audit';
import { formatClock, formatShortDay } from '@tulia/domain/wording/moments';
import { styled } from 'styled-components';
import { adminEditorCopy } from '../../copy/admin-editor';
import { adminSettingsCopy } from '../../copy/admin-settings';
import { useCopy } from '../../copy/use-copy';
import { useQuery } from '../../firebase/use-query';
import { Card } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { color, space, text } from '../../ui/tokens';

const SHOWN = 20;

const Entries = styled.ol`
  display: grid;
  gap: ${space.sm};
  margin-top: ${space.md};
  list-style: none;
  small {
    display: block;
    overflow-wrap: anywhere;
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

/** Who changed what about the practice, newest first: names of documents and fields, never what was written. */
export function ChangeTrail() {
  const { t, lang } = useCopy(adminSettingsCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const { status, data } = useQuery('audit', audit, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, audit.collection), sdk.orderBy('at', 'desc'), sdk.limit(SHOWN)),
  );
  return (
    <Card as="section" aria-labelledby="trail">
      <H2 id="trail">{t.trail}</H2>
      {status === 'error' && <p>{editor.failed}</p>}
      {status === 'loading' && <p>{editor.loading}</p>}
      {data?.length === 0 && <p>{t.trailEmpty}</p>}
      <Entries>
        {data?.map(({ id, at, action, actor, subject, fields }) => (
          <li key={id}>
            {t.entry(t.actions[action], actor.name)}
            <small>
              {formatShortDay(at, lang)}, {formatClock(at, lang)} · {subject}
              {fields.length > 0 && ` · ${fields.join(', ')}`}
            </small>
          </li>
        ))}
      </Entries>
    </Card>
  );
}
