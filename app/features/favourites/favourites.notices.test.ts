import { expect, test } from "vitest";
import { createServerI18n } from "#app/platform/i18n.server.ts";
import {
  ADD_NOTICES,
  type FavouriteNotice,
  LOAD_NOTICES,
  REMOVE_NOTICES,
} from "./favourites.notices.ts";
import { SIGNED_OUT_NOTICES } from "./signed-out.notices.ts";

const SERVER = "the server's message";

/** Specification §5 and §8, literally, except an ended session. */
test.each<[string, FavouriteNotice, ReadonlyArray<string>]>([
  [
    "added",
    ADD_NOTICES.done,
    ["success", "Favorito añadido", "¡Elemento guardado en tus favoritos!"],
  ],
  [
    "added twice",
    ADD_NOTICES.duplicate,
    ["info", "Favorito ya existe", "Este elemento ya está en tus favoritos."],
  ],
  [
    "adding is rejected",
    ADD_NOTICES.rejected,
    ["destructive", "Error al añadir favorito", SERVER],
  ],
  [
    "adding with an ended session",
    ADD_NOTICES.sessionRefused,
    [
      "destructive",
      "Error al añadir favorito",
      "Debes iniciar sesión para marcar favoritos.",
    ],
  ],
  [
    "adding does not reach the server",
    ADD_NOTICES.unreachable,
    [
      "destructive",
      "Error",
      "Ocurrió un error inesperado al añadir el favorito.",
    ],
  ],
  [
    "removed",
    REMOVE_NOTICES.done,
    ["success", "Favorito eliminado", "Elemento eliminado de tus favoritos."],
  ],
  [
    "removing is rejected",
    REMOVE_NOTICES.rejected,
    ["destructive", "Error al quitar favorito", SERVER],
  ],
  [
    "removing with an ended session",
    REMOVE_NOTICES.sessionRefused,
    [
      "destructive",
      "Error al quitar favorito",
      "Debes iniciar sesión para marcar favoritos.",
    ],
  ],
  [
    "removing does not reach the server",
    REMOVE_NOTICES.unreachable,
    [
      "destructive",
      "Error",
      "Ocurrió un error inesperado al eliminar el favorito.",
    ],
  ],
  [
    "loading is rejected",
    LOAD_NOTICES.rejected,
    [
      "destructive",
      "Error al cargar favoritos",
      "No se pudieron cargar tus favoritos. Intenta de nuevo.",
    ],
  ],
  [
    "loading does not reach the server",
    LOAD_NOTICES.unreachable,
    [
      "destructive",
      "Error al cargar favoritos",
      "Ocurrió un error inesperado.",
    ],
  ],
  [
    "adding on a card, signed out",
    SIGNED_OUT_NOTICES.card,
    ["info", "Inicia sesión", "Debes iniciar sesión para marcar favoritos."],
  ],
  [
    "adding elsewhere, signed out",
    SIGNED_OUT_NOTICES.page,
    [
      "info",
      "Acción requerida",
      "Debes iniciar sesión para guardar favoritos.",
    ],
  ],
])(
  "%s: the notification has the tone and texts of the specification",
  (_situation, { tone, title, text }, expected) => {
    const t = createServerI18n("es").getFixedT(null, "favourites");
    expect([tone, t(title), text ? t(text) : SERVER]).toEqual(expected);
  },
);
