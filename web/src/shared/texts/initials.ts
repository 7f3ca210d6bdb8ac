import { initialsOf as initialsOfName } from '@tulia/domain/person/greeting-name';

/** 'U' without a name (specification section 2). */
export function initialsOf(name: string | null | undefined): string {
  const initials = initialsOfName(name ?? '');
  return initials === '' ? 'U' : initials;
}
