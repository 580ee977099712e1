import { fieldsOf } from "../../_shared/shape.ts";
import { joined, rowsOf } from "./shape.ts";
import { addressOf, type Source } from "./source.ts";

const SITE = "https://www2.daad.de";

/** Degree programmes in Germany. Its interface is not documented. */
export const daadProgrammes: Source = {
  key: "daad_programmes",
  name: "DAAD",
  base: SITE,
  linkHosts: ["www2.daad.de"],
  isOn: false,
  weight: 0.7,
  timeoutMs: 3_500,
  perMinute: 30,
  searchLink: ({ english }) =>
    addressOf(
      `${SITE}/deutschland/studienangebote/international-programmes/en/result/`,
      { q: english },
    ).href,
  async search(query, { base, limit, http, signal }) {
    const reply = await http.json({
      url: addressOf(
        `${base}/deutschland/studienangebote/international-programmes/api/solr/en/search.json`,
        { q: query.english, limit, offset: 0 },
      ),
      signal,
    });
    if (!reply.ok) return reply;
    return rowsOf(fieldsOf(reply.value).courses, (course) => ({
      id: course.id,
      title: course.courseName,
      description: joined([
        course.academy,
        course.city,
        course.applicationDeadline,
      ]),
      link: typeof course.link === "string" ? `${SITE}${course.link}` : null,
    }));
  },
};
