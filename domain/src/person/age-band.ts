/** 18 and above; 12 to 17. Younger children are sent to the practice. */
export const AGE_BANDS = ['adult', 'adolescent'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
