import { t } from "$/words/words.svelte";

/** A find of the catacombs, as the pack tells it. */
export interface Find {
  id: string;
  kind: string;
  sale?: number;
  points?: number;
  volume?: number;
  mood?: number;
}

/** A find in words. */
export function said(find: Find): string {
  const what = t("web-b2-treasure", { kind: find.kind, points: find.points ?? 0, volume: find.volume ?? 0 });
  return find.mood ? t("web-b2-with-mood", { what, mood: find.mood }) : what;
}
