import type { StaffMember } from '@tulia/domain/calls/people/list-staff';
import { STAFF_ROLES, type StaffRole } from '@tulia/domain/person/role';
import { adminStaffTexts } from './texts/staff';
import { useTexts } from '../../platform/language/use-texts';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Cluster, Soft, Stack } from '../../ui/layout';
import { Options } from '../../ui/fields/options';
import { Select } from '../../ui/fields/text-field';
import { MailAddress } from '../../ui/mail-address';
import { shortMoment } from '../../shared/views/moments';

export function MemberCard({
  member,
  isSelf,
  isLastOwner,
  mayChange,
  busy,
  onChangeAccess,
}: {
  member: StaffMember;
  isSelf: boolean;
  /** the only staff member who may change roles; the server refuses to change their own, too */
  isLastOwner: boolean;
  mayChange: boolean;
  busy: boolean;
  onChangeAccess: (access: { role: StaffRole; active: boolean }) => void;
}) {
  const { t, common, lang } = useTexts(adminStaffTexts);
  const { fullName, email, role, active, lastSignInAt, mustChangePassword } = member;
  const action = active ? t.deactivate : t.activate;
  return (
    <Card as="li">
      <Stack $gap="sm">
        <Cluster $gap="xs">
          <strong>{isSelf ? `${fullName} (${t.you})` : fullName}</strong>
          <Badge $tone={active ? 'success' : 'danger'}>{active ? t.active : t.inactive}</Badge>
          {(!mayChange || isLastOwner) && <Badge>{t.roles[role]}</Badge>}
        </Cluster>
        <Soft>
          <MailAddress>{email}</MailAddress>
        </Soft>
        <Soft>
          {lastSignInAt === null ? t.never : t.lastSignIn(shortMoment(lastSignInAt, lang))}
        </Soft>
        {mustChangePassword && active && <Soft>{t.ownPassword}</Soft>}
        {mayChange && isLastOwner && <Soft>{t.lastOwner}</Soft>}
        {mayChange && !isLastOwner && (
          <>
            <Select
              label={t.role}
              aria-label={t.roleOf(fullName)}
              value={role}
              disabled={busy || !active}
              onChange={(event) =>
                onChangeAccess({ role: event.target.value as StaffRole, active })
              }
            >
              <Options of={STAFF_ROLES.map((each) => [each, t.roles[each]])} />
            </Select>
            <div>
              <Button
                size="sm"
                variant={active ? 'quiet' : 'secondary'}
                busy={busy}
                busyLabel={common.saving}
                aria-label={busy ? undefined : t.on(action, fullName)}
                onClick={() => onChangeAccess({ role, active: !active })}
              >
                {action}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}
