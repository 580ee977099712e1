import { expect, test } from "vitest";
import { createServerI18n } from "#app/platform/i18n.server.ts";
import { type ProfileNotice, SAVE_NOTICES } from "./profile.notices.ts";

const FALLBACK = "No se pudo guardar tu perfil.";

/** Specification §5 and §8, literally, except a rejected session: title, text, and fallback without a server message. */
test.each<[string, ProfileNotice, ReadonlyArray<string | null>]>([
  [
    "saved",
    SAVE_NOTICES.done,
    [
      "success",
      "Perfil Actualizado",
      "Tu información ha sido guardada exitosamente.",
      null,
    ],
  ],
  [
    "signed out",
    SAVE_NOTICES.noUser,
    ["destructive", "Error al guardar", "No hay usuario autenticado.", null],
  ],
  [
    "rejected",
    SAVE_NOTICES.rejected,
    ["destructive", "Error al guardar", null, FALLBACK],
  ],
  [
    "unreachable",
    SAVE_NOTICES.unreachable,
    ["destructive", "Error al guardar", null, FALLBACK],
  ],
  [
    "rejected session",
    SAVE_NOTICES.sessionRefused,
    [
      "destructive",
      "Error al Actualizar Perfil",
      "Tu sesión terminó. Inicia sesión y guarda otra vez.",
      null,
    ],
  ],
])(
  "a save with the outcome %s has the specification's notification",
  (_outcome, notice, expected) => {
    const t = createServerI18n("es").getFixedT(null, "profile", "notices");
    const { tone, title, text, fallback } = notice;
    expect([
      tone,
      t(title),
      text ? t(text) : null,
      fallback ? t(fallback) : null,
    ]).toEqual(expected);
  },
);
