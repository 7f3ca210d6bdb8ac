/** The editor of the practitioners, for admins: a live list, and one of them at a time in a form. */
import { inLanguage } from '@tulia/domain/person/localized';
import type { Practitioner } from '@tulia/domain/records/practitioner';
import { useState } from 'react';
import { styled } from 'styled-components';
import { adminEditorCopy } from '../../parts/texts/editor';
import { adminPractitionersCopy } from './texts';
import { useCopy } from '../../../platform/language/use-copy';
import { NotRead } from '../../parts/not-read';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { H3 } from '../../../ui/heading';
import { Cluster, Grid, Stack } from '../../../ui/layout';
import { EmptyState } from '../../../ui/states';
import { PractitionerForm } from './practitioner-form';
import { valuesOf } from './practitioner-values';
import { usePractitionerRecords } from './use-practitioner-records';

const List = styled(Grid)`
  list-style: none;
`;

export function PractitionersEditor() {
  const { t, lang } = useCopy(adminPractitionersCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const [editing, setEditing] = useState<Practitioner | 'new' | null>(null);
  const { isRead, parts, people, contacts, members, services } = usePractitionerRecords();
  if (!isRead) return <NotRead of={parts} lines={4} height="4rem" />;
  if (editing !== null) {
    const person = editing === 'new' ? null : editing;
    const contact = contacts.find(({ id }) => id === person?.id) ?? null;
    const account = members.find(({ practitionerId }) => practitionerId === person?.id);
    const staffUserId = account?.id ?? null;
    return (
      <PractitionerForm
        key={person?.id ?? ''}
        person={person}
        first={valuesOf(person, { contact, staffUserId, others: people.length })}
        services={services}
        members={members}
        onClose={() => setEditing(null)}
      />
    );
  }
  return (
    <Stack>
      <div>
        <Button onClick={() => setEditing('new')}>{t.add}</Button>
      </div>
      {people.length === 0 && <EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
      <List as="ul">
        {people.map((person) => (
          <Card as="li" key={person.id}>
            <Stack $gap="xs">
              <H3 as="h2">{person.name}</H3>
              <p>{inLanguage(person.title, lang)}</p>
              <Cluster>
                <Badge $tone={person.isActive && person.takesBookings ? 'success' : 'neutral'}>
                  {!person.isActive ? t.left : person.takesBookings ? t.books : t.booksNot}
                </Badge>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t.editOf(person.name)}
                  onClick={() => setEditing(person)}
                >
                  {editor.edit}
                </Button>
              </Cluster>
            </Stack>
          </Card>
        ))}
      </List>
    </Stack>
  );
}
