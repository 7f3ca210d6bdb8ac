/**
 * What both booking forms ask besides the client, the service and the time: the form of clients, and the form in which
 * staff book for a caller. Each detail is a line of text that may stay empty, is asked for some services only, and is
 * kept confidential. Recipe 11 of docs/recipes.md names the places of a further one.
 */
import type { Service } from '../practice/service';

export interface RequestDetails {
  /** first name of the partner in a session for couples */
  partnerName: string;
}
export type DetailName = keyof RequestDetails;

export const noDetails: RequestDetails = { partnerName: '' };

/** The services for which a detail is asked. */
const IS_ASKED: Record<DetailName, (service: Service) => boolean> = {
  partnerName: ({ forCouples }) => forCouples,
};

/** In the order of the forms. */
export const DETAIL_NAMES = Object.keys(noDetails) as DetailName[];

/** What a form asks for a service; nothing while no service is chosen or known. */
export function detailsAsked(service: Service | null | undefined): DetailName[] {
  return service == null ? [] : DETAIL_NAMES.filter((name) => IS_ASKED[name](service));
}

/**
 * The details that are kept for a service: a form may still hold one from a service that was chosen before, and
 * nothing about a third person is kept without need.
 */
export function detailsFor(
  service: Service | null | undefined,
  typed: RequestDetails,
): RequestDetails {
  const kept = { ...noDetails };
  for (const name of detailsAsked(service)) kept[name] = typed[name].trim();
  return kept;
}

/** The details that were given, in the order of the forms. */
export function detailsGiven(details: RequestDetails): DetailName[] {
  return DETAIL_NAMES.filter((name) => details[name] !== '');
}
