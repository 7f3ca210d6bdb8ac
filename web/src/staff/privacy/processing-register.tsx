import { OWN_ONLY, PERMISSIONS, type Permission } from '@tulia/domain/person/permission';
import type { Role } from '@tulia/domain/person/role';
import {
  daysOf,
  PROCESSING_NAMES,
  REGISTER,
  type Kept,
  type Processing,
  type ProcessingName,
} from '@tulia/domain/records/processing/register';
import { HOUR } from '@tulia/domain/time/instant';
import { ROLE_LABELS } from '@tulia/domain/wording/labels';
import { formatDay } from '@tulia/domain/wording/moments';
import { styled } from 'styled-components';
import { Fact, Facts } from '../../shared/views/facts';
import { registerCopy } from './texts/register';
import { registerRowsCopy } from './texts/register-rows';
import { useCopy } from '../../platform/language/use-copy';
import { usePractice } from '../../shared/practice/practice';
import { useNow } from '../../platform/hooks/use-now';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H2, H3 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import { OnScreenOnly, PrintRules } from '../../ui/print-style';
import { above, color, space, text } from '../../ui/tokens';

const Rows = styled.ul`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  @media ${above.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Paper = styled(Card)`
  code {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    overflow-wrap: anywhere;
  }
  dl {
    margin-top: ${space.sm};
  }
  @media print {
    padding-inline: 0;
    border-width: 1px 0 0;
    border-radius: 0;
    box-shadow: none;
    break-inside: avoid;
  }
`;

/** The register of processing, on screen and on paper. */
export function ProcessingRegister() {
  const { t, lang } = useCopy(registerCopy);
  const practice = usePractice();
  const now = useNow(HOUR);
  const { name, city, email, phone, dataRegion } = practice;
  return (
    <Stack as="section" aria-labelledby="register" $gap="md">
      <PrintRules />
      <H2 id="register">{t.title}</H2>
      <p>{t.lead}</p>
      <OnScreenOnly>
        <Button variant="secondary" onClick={() => window.print()}>
          {t.print}
        </Button>
      </OnScreenOnly>
      <Paper>
        <Facts $look="beside">
          <Fact name={t.keeper} values={[t.keeperText(name, city)]} />
          <Fact name={t.reach} values={[`${email}, ${phone}`]} />
          <Fact name={t.place} values={[t.placeText(dataRegion)]} />
          <Fact name={t.asOf} values={[formatDay(now, lang)]} />
        </Facts>
      </Paper>
      <Rows>
        {PROCESSING_NAMES.map((each) => (
          <RegisterRow key={each} name={each} />
        ))}
      </Rows>
    </Stack>
  );
}

function RegisterRow({ name }: { name: ProcessingName }) {
  const { t } = useCopy(registerCopy);
  const { t: rows } = useCopy(registerRowsCopy);
  const readersOf = useReaders();
  const keptFor = useKept();
  const row: Processing = REGISTER[name];
  const { whose, grounds, recipients, kept, collections } = row;
  const words = rows[name];
  return (
    <Paper as="li">
      <H3>{words.name}</H3>
      <code>{collections.join(', ')}</code>
      <Facts $look="beside">
        <Fact
          name={t.whose}
          values={[whose.length === 0 ? t.nobody : whose.map((who) => t.people[who]).join(', ')]}
        />
        <Fact name={t.data} values={[words.data]} />
        <Fact name={t.why} values={[words.why]} />
        <Fact name={t.ground} values={grounds.map((ground) => t.grounds[ground])} />
        <Fact name={t.readers} values={[readersOf(row).join(', ')]} />
        <Fact name={t.kept} values={kept.map(keptFor)} />
        <Fact
          name={t.recipients}
          values={recipients.length === 0 ? [t.nowhere] : recipients.map((to) => t.recipient[to])}
        />
      </Facts>
    </Paper>
  );
}

/** The readers of a row: roles by the table of permissions, and people who read data about themselves. */
function useReaders(): (row: Processing) => string[] {
  const { t, lang } = useCopy(registerCopy);
  const roles = ROLE_LABELS[lang];
  return ({ readers, own = false, recorded = false }) => {
    if (readers === 'everybody') return [t.everybody];
    if (readers === 'functions') return [t.functions];
    const isOwnOnly = (OWN_ONLY as readonly Permission[]).includes(readers);
    const named = (PERMISSIONS[readers] as readonly Role[]).map((role) =>
      role === 'therapist' && isOwnOnly ? t.ownSessions : roles[role],
    );
    const all = own ? [t.own, ...named] : named;
    return recorded ? [...all, t.recorded] : all;
  };
}

function useKept(): (kept: Kept) => string {
  const { t } = useCopy(registerCopy);
  const { retentionYears, retentionMinorAge } = usePractice();
  return (kept) => {
    if (kept.until === 'for') return t.since[kept.since](t.days(daysOf(kept.milliseconds)));
    if (kept.until === 'record') return t.record(retentionYears, retentionMinorAge);
    return t[kept.until];
  };
}
