// The games that have a lesson of their own; the first one is for everybody.

export const lessons = ["boonanza", "high-bohn", "al-cabohne"] as const;
export type LessonName = (typeof lessons)[number];
