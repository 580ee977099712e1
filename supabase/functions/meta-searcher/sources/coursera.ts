import { fieldsOf } from "../../_shared/shape.ts";
import { fold } from "../core/words.ts";
import { rowsOf } from "./shape.ts";
import { addressOf, type Source } from "./source.ts";

/** Courses, for questions about courses. */
export const coursera: Source = {
  key: "coursera",
  name: "Coursera",
  base: "https://api.coursera.org",
  linkHosts: ["www.coursera.org"],
  isOn: false,
  weight: 0.4,
  timeoutMs: 3_000,
  perMinute: 60,
  suits: ({ text }) => /\b(curso|course|certifica)/.test(fold(text)),
  searchLink: ({ text }) =>
    addressOf("https://www.coursera.org/search", { query: text }).href,
  async search(query, { base, limit, http, signal }) {
    const reply = await http.json({
      url: addressOf(`${base}/api/courses.v1`, {
        q: "search",
        query: query.text,
        limit,
        start: 0,
        fields: "description",
      }),
      signal,
    });
    if (!reply.ok) return reply;
    return rowsOf(fieldsOf(reply.value).elements, (course) => {
      const slug = String(course.slug);
      if (!/^[a-z0-9-]+$/.test(slug)) return null;
      return {
        id: course.id,
        title: course.name,
        description: course.description,
        link: `https://www.coursera.org/learn/${slug}`,
      };
    });
  },
};
