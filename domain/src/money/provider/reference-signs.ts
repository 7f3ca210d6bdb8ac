/** The signs of reference numbers (`booking/reference-number.ts`), for codes that are made from a part of one. */

export const REFERENCE_SIGNS = /^[0-9A-HJKMNP-TV-Z]+$/;

/** Capitals without spaces and hyphens; the look-alikes O, I and L are read as 0 and 1. */
export function plainReference(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
