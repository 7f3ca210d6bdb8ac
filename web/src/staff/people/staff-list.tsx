import { listStaff, type StaffMember } from '@tulia/domain/calls/people/list-staff';
import { updateStaff } from '@tulia/domain/calls/people/register-staff';
import { may } from '@tulia/domain/person/permission';
import { useState } from 'react';
import { adminRegistrationTexts } from './registration/texts';
import { adminStaffTexts } from './texts/staff';
import { paths } from '../../paths';
import { useTexts } from '../../platform/language/use-texts';
import { call } from '../../platform/live/call';
import { useAction } from '../../platform/live/use-action';
import { useAnswer } from '../../platform/live/use-answer';
import { useSession } from '../../platform/session/session';
import { AlertDialog } from '../../ui/dialogs/alert-dialog';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/link-button';
import { ReauthenticateDialog } from '../../shared/views/reauthenticate-dialog';
import { Grid, Stack } from '../../ui/layout';
import { MemberCard } from './member-card';
import { NotRead, isFailed } from '../parts/not-read';

type AccessChange = Pick<StaffMember, 'role' | 'active'> & { member: StaffMember };

/** The staff with roles and last sign-ins; super admins change roles and access (design section 7). */
export function StaffList() {
  const { t, common } = useTexts(adminStaffTexts);
  const { t: registration } = useTexts(adminRegistrationTexts);
  const { user, role } = useSession();
  // The last sign-ins are in the accounts, which only the server can read.
  const answer = useAnswer(listStaff, {});
  const { data, again } = answer;
  const [asking, setAsking] = useState<AccessChange | null>(null);
  const { busy, recentLoginFor, change, forgetLogin } = useAccessChange(again);
  const mayChange = may(role ?? 'client', 'change-roles');

  if (isFailed(answer) || data === undefined)
    return <NotRead of={[answer]} lines={4} height="4rem" />;

  const { members } = data;
  const owners = members.filter((each) => each.role === 'super_admin' && each.active);
  const ends = asking !== null && !asking.active;
  const isOwn = asking?.member.uid === user?.uid;
  const sameRole = asking?.member.role === asking?.role;
  return (
    <Stack>
      <div>
        <LinkButton to={paths.adminRegister}>{t.register}</LinkButton>
      </div>
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
              // Giving access back takes nothing away, so it needs no question.
              if (access.active && !member.active) void change({ member, ...access });
              else setAsking({ member, ...access });
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
      {recentLoginFor && (
        <ReauthenticateDialog
          why={registration.again}
          onClose={forgetLogin}
          onDone={() => {
            forgetLogin();
            void change(recentLoginFor);
          }}
        />
      )}
    </Stack>
  );
}

/** Changes role or access. `recentLoginFor` is the change that waits for the own password. */
function useAccessChange(onChanged: () => void) {
  const { t, common } = useTexts(adminStaffTexts);
  const [recentLoginFor, setRecentLoginFor] = useState<AccessChange | null>(null);
  const { underWay, run } = useAction(
    ({ member: { uid }, role, active }: AccessChange) => call(updateStaff, { uid, role, active }),
    {
      failed: common.error,
      done: (_, { member }) => ({
        title: t.changed,
        description: t.changedText(member.fullName),
      }),
      onDone: onChanged,
      onRefused: (refusal, change) => {
        if (!refusal.is('recent-login-required')) return false;
        setRecentLoginFor(change);
        return true;
      },
    },
  );
  return {
    /** uid of the staff member under change */
    busy: underWay?.member.uid ?? null,
    recentLoginFor,
    change: run,
    forgetLogin: () => setRecentLoginFor(null),
  };
}
