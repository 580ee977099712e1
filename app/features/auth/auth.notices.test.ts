import { expect, test } from "vitest";
import {
  aSessionAnswer,
  clientOver,
} from "#app/platform/backend-client.fixture.ts";
import { createServerI18n } from "#app/platform/i18n.server.ts";
import type { AuthReason } from "./auth.data.ts";
import { failureToast } from "./auth.notices.ts";
import { logOut } from "./log-out.ts";

const t = createServerI18n("es").getFixedT(null, "auth");

/** Specification §8: title, and the text without a server message. */
test.each([
  [
    "login",
    "Error de Inicio de Sesión",
    "Correo electrónico o contraseña incorrectos.",
  ],
  ["register", "Error de Registro", "No se pudo registrar el usuario."],
  [
    "logout",
    "Error al Cerrar Sesión",
    "La sesión se cerró aquí, pero no en el servidor.",
  ],
] as const)(
  "a failed %s is titled %j, with %j when the server gives no message",
  (action, title, description) => {
    expect(
      failureToast(t, action, { reason: "rejected", message: "" }),
    ).toEqual({
      tone: "destructive",
      title,
      description,
    });
  },
);

test("a rejection with a server message shows that message", () => {
  expect(
    failureToast(t, "register", {
      reason: "rejected",
      message: "Signups not allowed",
    }),
  ).toEqual({
    tone: "destructive",
    title: "Error de Registro",
    description: "Signups not allowed",
  });
});

test("wrong credentials show a Spanish text, not the server's message", () => {
  expect(
    failureToast(t, "login", {
      reason: "invalidCredentials",
      message: "Invalid login credentials",
    }).description,
  ).toBe("Correo electrónico o contraseña incorrectos.");
});

test.each<[AuthReason, string]>([
  [
    "unreachable",
    "No hay conexión con el servidor. Revisa tu internet e intenta de nuevo.",
  ],
  [
    "serverError",
    "El servidor tiene un problema. Intenta de nuevo en unos minutos.",
  ],
  ["tooMany", "Demasiados intentos. Espera unos minutos y vuelve a probar."],
  [
    "emailNotConfirmed",
    "Primero confirma tu cuenta con el enlace que te enviamos por correo.",
  ],
  [
    "alreadyRegistered",
    "Ya hay una cuenta con ese correo. Inicia sesión o recupera tu contraseña.",
  ],
  ["weakPassword", "La contraseña es muy corta. Mínimo 6 caracteres."],
  ["samePassword", "Elige una contraseña distinta de la anterior."],
  ["invalidEmail", "Ese correo no parece válido. Revísalo."],
  ["sessionMissing", "Tu sesión terminó. Vuelve a iniciar sesión."],
  [
    "sessionTooOld",
    "Para cambiar la contraseña, pide otro enlace y úsalo en menos de diez minutos.",
  ],
])(
  "the reason %s is shown as %j, without the server's message",
  (reason, description) => {
    for (const action of ["login", "register", "recover", "reset"] as const)
      expect(
        failureToast(t, action, { reason, message: "in English" }).description,
      ).toBe(description);
  },
);

test("signing out returns a success toast", async () => {
  const client = clientOver(aSessionAnswer);
  expect(await logOut(client, t)).toEqual({
    tone: "success",
    title: "Sesión Cerrada",
    description: "Has cerrado sesión exitosamente.",
  });
});

test("signing out without a client returns the toast of `unreachable`", async () => {
  expect(await logOut(null, t)).toEqual({
    tone: "destructive",
    title: "Error al Cerrar Sesión",
    description:
      "No hay conexión con el servidor. Revisa tu internet e intenta de nuevo.",
  });
});

test("form texts and toasts have the specification's wording (§4, §5, §8)", () => {
  expect([
    t("errors.fullName"),
    t("errors.mismatch"),
    t("fields.passwordHint"),
    t("register.submitting"),
    t("login.submitting"),
    t("notices.loginDone"),
    t("notices.loginDoneText", { name: "Ana" }),
    t("notices.registerDone"),
    t("notices.denied"),
    t("notices.deniedProfile"),
  ]).toEqual([
    "Por favor, ingresa tu nombre completo.",
    "Las contraseñas no coinciden.",
    "Mínimo 6 caracteres.",
    "Creando cuenta...",
    "Iniciando sesión...",
    "Inicio de Sesión Exitoso",
    "Bienvenido/a de nuevo, Ana!",
    "Registro Exitoso",
    "Acceso Denegado",
    "Debes iniciar sesión para completar tu perfil.",
  ]);
});
