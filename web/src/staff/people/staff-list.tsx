/**
 * The staff members who have access, their roles and their last sign-ins; super admins change roles and access
 * (design section 7).
 */
import { listStaff, type StaffMember } from '@tulia/domain/calls/people/list-staff';
import { may } from '@tulia/domain/person/permission';
import { useState, type ReactNode } from 'react';
import { adminStaffTexts } from './texts/staff';
import { useTexts } from '../../platform/language/use-texts';
import { useAnswer } from '../../platform/live/use-answer';
import { useSession } from '../../platform/session/session';
import { AlertDialog } from '../../ui/dialogs/alert-dialog';
import { Banner } from '../../ui/banner';
import { Grid, Stack } from '../../ui/layout';
import { MemberCard } from './member-card';
import { useAccessChange, type AccessChange } from './use-access-change';
import { NotRead, isFailed } from '../parts/not-read';

export function StaffList({
  register,
  reauthenticate,
}: {
  /** the link to the registration of a colleague */
  register: ReactNode;
  /** asks for the staff member's own password when the last sign-in is too long ago */
  reauthenticate: (then: { onDone: () => void; onClose: () => void }) => ReactNode;
}) {
  const { t, common } = useTexts(adminStaffTexts);
  const { user, role } = useSession();
  // Only the accounts know the last sign-ins, so the server is asked.
  const answer = useAnswer(listStaff, {});
  const { data, again } = answer;
  const [asking, setAsking] = useState<AccessChange | null>(null);
  const { busy, recentLoginFor, change, forgetLogin } = useAccessChange(again);
  const mayChange = may(role ?? 'client', 'change-roles');

  if (isFailed(answer) || data === undefined)
    return <NotRead of={[answer]} lines={4} height="4rem" />;

  const { members } = data;
  const owners = members.filter((each) => each.role === 'super_admin' && each.active);
  const question = (member: StaffMember, access: Pick<AccessChange, 'role' | 'active'>) =>
    setAsking({ member, ...access });
  const ends = asking !== null && !asking.active;
  const isOwn = asking?.member.uid === user?.uid;
  const sameRole = asking?.member.role === asking?.role;
  return (
    <Stack>
      <div>{register}</div>
      {!mayChange && <Banner tone="neutral">{t.onlyOwners}</Banner>}
      <Grid as="ul" aria-label={t.table}>
        {members.map((member) => (
          <MemberCard
            key={member.uid}
            member={member}
            isSelf={member.uid === user?.uid}
            isLastOwner={owners.length === 1 && owners[0] === member}
            mayChange={mayChange}
            busy={busy === member.uid}
            onChangeAccess={(access) => {
              // Giving access back takes nothing from a staff member: it needs no question.
              if (access.active && !member.active) void change({ member, ...access });
              else question(member, access);
            }}
          />
        ))}
      </Grid>
      <AlertDialog
        open={asking !== null}
        onOpenChange={(open) => {
          if (!open) setAsking(null);
        }}
        title={
          asking === null
            ? ''
            : ends || sameRole
              ? t.deactivateTitle(asking.member.fullName)
              : t.roleTitle(asking.member.fullName, t.roles[asking.role])
        }
        description={ends ? (isOwn ? t.deactivateSelfText : t.deactivateText) : t.roleText}
        cancelLabel={common.cancel}
        confirmLabel={ends ? t.deactivate : t.change}
        danger={ends}
        onConfirm={() => {
          if (asking) void change(asking);
          setAsking(null);
        }}
      />
      {recentLoginFor &&
        reauthenticate({
          onClose: forgetLogin,
          onDone: () => {
            forgetLogin();
            void change(recentLoginFor);
          },
        })}
    </Stack>
  );
}
