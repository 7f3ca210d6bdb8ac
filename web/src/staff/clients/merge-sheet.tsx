import type { Client, FormerRecord } from '@tulia/domain/booking/clients/client';
import { undoMerge } from '@tulia/domain/calls/people/merge-clients';
import { may } from '@tulia/domain/person/permission';
import type { Role } from '@tulia/domain/person/role';
import { clientMergePath, clientMerges } from '@tulia/domain/records/client';
import { Combine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { mergeTexts } from './texts/merge';
import { useNow } from '../../platform/hooks/use-now';
import { useTexts } from '../../platform/language/use-texts';
import { useAction } from '../../platform/live/use-action';
import { useDocument } from '../../platform/live/use-document';
import { lazyPart } from '../../platform/offline/lazy-part';
import { shortMoment } from '../../shared/views/moments';
import { Button } from '../../ui/button';
import { Soft, Stack } from '../../ui/layout';
import { Sheet } from './client-style';

const MergeDialog = lazyPart(() => import('./merge-dialog').then((part) => part.MergeDialog));

const TICK_MS = 60_000;

/** The records that were merged into this one, and the way to merge another. */
export function MergeSheet({ client, role }: { client: Client & { id: string }; role: Role }) {
  const { t } = useTexts(mergeTexts);
  const [isOpen, setOpen] = useState(false);
  const manages = may(role, 'manage-practice');
  // Who has left has taken the names along.
  const known = client.mergedFrom.filter(({ name }) => name !== '');
  const mayMerge = manages && client.leftAt === null;
  if (known.length === 0 && !mayMerge) return null;
  return (
    <Sheet>
      <h2>
        <Combine aria-hidden size={18} />
        <span>{known.length > 0 ? t.former : t.twice}</span>
      </h2>
      <Stack $gap="sm">
        {known.length > 0 && (
          <Stack as="ul" $gap="sm">
            {known.map((former) => (
              <li key={former.id}>
                <span>{former.name}</span>
                <Soft $block>{[former.phone, former.email].filter(Boolean).join(' · ')}</Soft>
                {manages && <Undo former={former} into={client.id} />}
              </li>
            ))}
          </Stack>
        )}
        {mayMerge && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        )}
      </Stack>
      <Suspense>
        {isOpen && <MergeDialog client={client} onClose={() => setOpen(false)} />}
      </Suspense>
    </Sheet>
  );
}

/** Offered while the merging can be undone. */
function Undo({ former: { id, name }, into }: { former: FormerRecord; into: string }) {
  const { t, lang } = useTexts(mergeTexts);
  const now = useNow(TICK_MS);
  const { data: merge } = useDocument(clientMergePath(id), clientMerges);
  const { run, busy } = useAction(undoMerge, {
    failed: t.notUndone,
    done: () => ({ title: t.undone }),
  });
  if (!merge || merge.into !== into || merge.expiresAt <= now) return null;
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        busyLabel={t.undoing}
        aria-label={t.undoOf(name)}
        onClick={() => void run({ gone: id })}
      >
        {t.undo}
      </Button>
      <Soft $block>{t.until(shortMoment(merge.expiresAt, lang))}</Soft>
    </>
  );
}
