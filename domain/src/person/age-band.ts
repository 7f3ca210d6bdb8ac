/** Adults are 18 and above, adolescents 12 to 17. Younger children must contact the practice. */
export const AGE_BANDS = ['adult', 'adolescent'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
