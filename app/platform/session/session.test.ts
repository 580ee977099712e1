import type { User } from "@supabase/auth-js";
import { expect, test } from "vitest";
import type { Profile } from "../database.types.ts";
import { currentUser, withProfile } from "./session.ts";

test("the profile's name and picture replace those of the sign-up", () => {
  const profile = {
    full_name: "Ana López",
    avatar_url: "https://pictures.example/ana.png",
  };
  expect(currentUser(aUser(), profile)).toEqual({
    id: "user-1",
    email: "ana@example.org",
    fullName: "Ana López",
    avatarUrl: "https://pictures.example/ana.png",
    profile,
    isProfileLoaded: true,
  });
});

test("without a profile the sign-up's name and picture are used", () => {
  expect(currentUser(aUser(), {})).toMatchObject({
    fullName: "Anita",
    avatarUrl: "https://pictures.example/anita.png",
    profile: {},
  });
});

test("a profile that could not be read is empty and marked as unread", () => {
  expect(currentUser(aUser(), null)).toMatchObject({
    fullName: "Anita",
    profile: {},
    isProfileLoaded: false,
  });
});

test("empty fields of a profile count as missing", () => {
  expect(
    currentUser(aUser(), { full_name: " ", avatar_url: "" }),
  ).toMatchObject({
    fullName: "Anita",
    avatarUrl: "https://pictures.example/anita.png",
  });
});

test("without any name the e-mail is used, and there is no picture", () => {
  expect(currentUser(aUser({ user_metadata: {} }), {})).toMatchObject({
    fullName: "ana@example.org",
    avatarUrl: null,
  });
});

test("metadata that is not text is ignored", () => {
  const user = aUser({
    user_metadata: { full_name: { first: "Ana" }, avatar_url: 7 },
  });
  expect(currentUser(user, {})).toMatchObject({
    fullName: "ana@example.org",
    avatarUrl: null,
  });
});

test.each(["http://pictures.example/a.png", "javascript:alert(1)", "/a.png"])(
  "a picture at %j is not shown, in profile or metadata",
  (avatar_url) => {
    const user = aUser({ user_metadata: { avatar_url } });
    expect(currentUser(user, { avatar_url }).avatarUrl).toBeNull();
    expect(
      withProfile(currentUser(user, {}), { avatar_url } as Profile).avatarUrl,
    ).toBeNull();
  },
);

test("a user without an e-mail has an empty one", () => {
  const { email: _, ...user } = aUser({ user_metadata: {} });
  expect(currentUser(user, {})).toMatchObject({ email: "", fullName: "" });
});

function aUser(parts: Partial<User> = {}): User {
  return {
    id: "user-1",
    email: "ana@example.org",
    user_metadata: {
      full_name: "Anita",
      avatar_url: "https://pictures.example/anita.png",
    },
    app_metadata: {},
    aud: "authenticated",
    created_at: "2026-11-21T00:00:00Z",
    ...parts,
  };
}

test("a saved profile without a picture replaces the name and removes the picture", () => {
  const user = currentUser(aUser({}), {
    avatar_url: "data:image/webp;base64,AA",
  });
  const saved = {
    id: user.id,
    full_name: "Ana Ruiz",
    avatar_url: null,
  } as Profile;
  expect(withProfile(user, saved)).toMatchObject({
    fullName: "Ana Ruiz",
    avatarUrl: null,
    profile: saved,
  });
});
