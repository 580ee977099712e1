import { expect, test } from "vitest";
import { z } from "zod";
import {
  registrableDomain,
  withoutWww,
} from "#domain/official-check/host-parts.ts";
import { TEXT_SIGNS } from "#domain/official-check/text-signs.ts";
import { localizedName } from "../names.ts";
import { endings } from "./endings.ts";
import { fraudSigns } from "./fraud-signs.ts";
import { knownOrganisations } from "./known-organisations.ts";
import {
  endingSchema,
  fraudSignSchema,
  knownOrganisationSchema,
  reportedFakeSchema,
} from "./official-check.schema.ts";
import { reportedFakes } from "./reported-fakes.ts";

const HOSTS = knownOrganisations.flatMap(({ hosts }) => hosts);

test.each<[string, z.ZodType, ReadonlyArray<unknown>]>([
  ["known organisations", knownOrganisationSchema, knownOrganisations],
  ["endings", endingSchema, endings],
  ["reported fakes", reportedFakeSchema, reportedFakes],
  ["fraud signs", fraudSignSchema, fraudSigns],
])("%s fit their schema", (_, schema, values) => {
  expect(values.length).toBeGreaterThan(0);
  expect(() => z.array(schema).parse(values)).not.toThrow();
});

test("each host has one owner, and each owner one entry", () => {
  const hosts = HOSTS.map(({ host }) => host);
  expect(new Set(hosts).size).toBe(hosts.length);
  const names = knownOrganisations.map(({ name }) => localizedName(name, "es"));
  expect(new Set(names).size).toBe(names.length);
  expect(hosts.length).toBeGreaterThan(340);
});

test("a host's domain is the one that the check computes, with one exception", () => {
  const differing = HOSTS.filter(({ host, domain }) => {
    const computed = registrableDomain(withoutWww(host)) ?? host;
    return computed !== domain;
  });
  // `withgoogle.com` is a shared ending, so the check computes the host itself.
  expect(differing.map(({ host }) => host)).toEqual([
    "summerofcode.withgoogle.com",
  ]);
});

test("a confirmed host has a source", () => {
  const withoutSource = HOSTS.filter(
    ({ status, source }) => status === "confirmed" && source === null,
  );
  expect(withoutSource).toEqual([]);
});

test("each sign that the check detects has one warning, in the same order", () => {
  expect(fraudSigns.map(({ sign }) => sign)).toEqual([...TEXT_SIGNS]);
});
