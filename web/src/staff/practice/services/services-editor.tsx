/** The editor of the services, for admins (design section 4): a live list, and one of them at a time in a form. */
import type { Service } from '@tulia/domain/records/service';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { styled } from 'styled-components';
import { adminEditorCopy } from '../../parts/texts/editor';
import { adminServicesCopy } from './texts';
import { useCopy } from '../../../platform/language/use-copy';
import { useAllServices } from '../../parts/use-all-services';
import { NotRead } from '../../parts/not-read';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { H3 } from '../../../ui/heading';
import { Cluster, Grid, Stack } from '../../../ui/layout';
import { EmptyState } from '../../../ui/states';
import { ServiceForm } from './service-form';

const List = styled(Grid)`
  list-style: none;
`;

export function ServicesEditor() {
  const { t, lang } = useCopy(adminServicesCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const [editing, setEditing] = useState<Service | 'new' | null>(null);
  const found = useAllServices();
  const { data } = found;
  if (editing !== null)
    return (
      <ServiceForm
        key={editing === 'new' ? '' : editing.slug}
        service={editing === 'new' ? null : editing}
        onClose={() => setEditing(null)}
      />
    );
  if (data === undefined) return <NotRead of={[found]} lines={4} height="4rem" />;
  return (
    <Stack>
      <div>
        <Button onClick={() => setEditing('new')}>{t.add}</Button>
      </div>
      {data.length === 0 && <EmptyState title={t.empty} />}
      <List as="ul">
        {data.map((service) => (
          <Card as="li" key={service.id}>
            <Stack $gap="xs">
              <H3 as="h2">{serviceName(service, lang)}</H3>
              <p>
                {t.minutes(service.durationMinutes)} · {formatMoney(service.price)}
              </p>
              <Cluster>
                <Badge $tone={service.isActive ? 'success' : 'neutral'}>
                  {service.isActive ? t.active : t.inactive}
                </Badge>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t.editOf(serviceName(service, lang))}
                  onClick={() => setEditing(service)}
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
