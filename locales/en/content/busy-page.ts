import type { busyPage as source } from "../../es/content/busy-page.ts";
import type { Translation } from "../../translation.ts";

export const busyPage = {
  title: "Wait a moment",
  text: "Many people are using Trampolín from your network and this page is not ready yet.",
  advice: "Load it again in a few seconds. Nothing that you saved was lost.",
  reload: "Load again",
  home: "Go to the home page",
} satisfies Translation<typeof source>;
