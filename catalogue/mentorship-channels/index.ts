import type { MentorshipChannel } from "../mentorship.schema.ts";
import { collegeEssayGuy } from "./college-essay-guy.ts";
import { crashcourse } from "./crashcourse.ts";
import { curiosamente } from "./curiosamente.ts";
import { math2me } from "./math2me.ts";

/** Video channels to study with and to prepare an application. */
export const mentorshipChannels: ReadonlyArray<MentorshipChannel> = [
  math2me,
  curiosamente,
  crashcourse,
  collegeEssayGuy,
];
