import { z } from "zod";
import { isNamedOnce, programmeFields } from "./programme.schema.ts";

const NAMED_ONCE = { message: "needs either name or nameKey" };

/** Topics of the mentorship programmes. */
export const MENTORSHIP_CATEGORIES = [
  "studyAbroad",
  "funding",
  "leadership",
  "science",
  "career",
] as const;

/** Tabs of the featured resources (specification §2, Mentorship), without `all`. */
export const MENTORSHIP_RESOURCE_TYPES = ["test", "guide", "platform"] as const;

export const ICON_COLORS = [
  "rosa",
  "cobalto",
  "maiz",
  "selva",
  "barro",
  "cielo",
] as const;

export const CHANNEL_TYPES = ["lessons", "curiosity", "applications"] as const;

/** Specification §3, Program. */
export const mentorshipProgramSchema = z
  .strictObject({
    ...programmeFields,
    categoryKey: z.enum(MENTORSHIP_CATEGORIES),
  })
  .refine(isNamedOnce, NAMED_ONCE);

/** Specification §3, Mentorship resource. */
export const mentorshipResourceSchema = z
  .strictObject({
    ...programmeFields,
    typeKey: z.enum(MENTORSHIP_RESOURCE_TYPES),
    iconColor: z.enum(ICON_COLORS),
  })
  .refine(isNamedOnce, NAMED_ONCE);

/** Specification §3, Channel. */
export const mentorshipChannelSchema = z
  .strictObject({
    ...programmeFields,
    typeKey: z.enum(CHANNEL_TYPES),
    /** Languages of the videos: ISO 639-1. */
    languages: z.array(z.string().length(2)).min(1),
  })
  .refine(isNamedOnce, NAMED_ONCE);

export type MentorshipProgram = Readonly<
  z.infer<typeof mentorshipProgramSchema>
>;
export type MentorshipResource = Readonly<
  z.infer<typeof mentorshipResourceSchema>
>;
export type MentorshipChannel = Readonly<
  z.infer<typeof mentorshipChannelSchema>
>;
