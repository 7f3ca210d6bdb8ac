/** Details that both booking forms ask for some services: confidential lines, maybe empty (docs/recipes.md, 11). */
import type { Service } from '../practice/service';

export interface RequestDetails {
  /** first name of the other person in a couple */
  partnerName: string;
}
export type DetailName = keyof RequestDetails;

export const noDetails: RequestDetails = { partnerName: '' };

const IS_ASKED: Record<DetailName, (service: Service) => boolean> = {
  partnerName: ({ forCouples }) => forCouples,
};

export const DETAIL_NAMES = Object.keys(noDetails) as DetailName[];

export function detailsAsked(service: Service | null | undefined): DetailName[] {
  return service == null ? [] : DETAIL_NAMES.filter((name) => IS_ASKED[name](service));
}

/** Drops details of a service chosen before: nothing about a third person is kept without need. */
export function detailsFor(
  service: Service | null | undefined,
  typed: RequestDetails,
): RequestDetails {
  const kept = { ...noDetails };
  for (const name of detailsAsked(service)) kept[name] = typed[name].trim();
  return kept;
}

export function detailsGiven(details: RequestDetails): DetailName[] {
  return DETAIL_NAMES.filter((name) => details[name] !== '');
}
