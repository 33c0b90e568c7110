// The games that have a lesson. The first one is the default.

export const lessons = ["boonanza", "high-bohn", "al-cabohne"] as const;
export type LessonName = (typeof lessons)[number];
