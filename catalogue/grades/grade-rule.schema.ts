import { z } from "zod";
import { civilDate, httpsLink, itemId } from "../item.schema.ts";

const texts = z.strictObject({
  title: z.string().min(3).max(80),
  text: z.string().min(20).max(400),
});

/** A rule or a pitfall of translating grades, and how well it is known. */
export const gradeRuleSchema = z
  .strictObject({
    id: itemId,
    /** Part of the page: the German formula, any other scale, or a pitfall. */
    part: z.enum(["germany", "scales", "pitfall"]),
    /**
     * `confirmed`: a page of the body that makes the rule was read. `secondary`: another
     * page was. `well-known`: none was, so it is never shown as verified.
     */
    status: z.enum(["confirmed", "secondary", "well-known"]),
    sources: z.array(
      z.strictObject({
        url: httpsLink,
        read: z.strictObject({
          on: civilDate,
          as: z.enum(["live", "stored"]),
        }),
      }),
    ),
    texts: z.strictObject({ es: texts, en: texts }),
  })
  .refine(
    ({ status, sources }) =>
      (status === "well-known") === (sources.length === 0),
    { message: "a rule is `well-known` exactly if it has no source" },
  );

export type GradeRule = Readonly<z.infer<typeof gradeRuleSchema>>;
