import type { Page } from "@playwright/test";
import { visit } from "./page.ts";

type Words = {
  readonly openMenu: string;
  readonly account: string;
  readonly login: string;
  readonly register: string;
  readonly logout: string;
};

const WORDS = {
  es: {
    openMenu: "Abrir el menú",
    account: "Menú de tu cuenta",
    login: "Iniciar sesión",
    register: "Crear cuenta",
    logout: "Cerrar sesión",
  },
  en: {
    openMenu: "Open the menu",
    account: "Your account menu",
    login: "Log in",
    register: "Sign up",
    logout: "Log out",
  },
} satisfies Record<string, Words>;

/** The account part of the header, which on a phone is in the menu. */
export function headerParts(
  page: Page,
  isMobile: boolean,
  language: keyof typeof WORDS = "es",
) {
  const words = WORDS[language];
  const menuButton = page.getByRole("button", { name: words.openMenu });
  const accountButton = page.getByRole("button", { name: words.account });
  const place = isMobile ? page.getByRole("dialog") : page.getByRole("banner");
  const follow = async (name: string) => {
    if (isMobile) await menuButton.click();
    await place.getByRole("link", { name, exact: true }).click();
  };
  return {
    menuButton,
    accountButton,
    toLogin: () => follow(words.login),
    toRegister: () => follow(words.register),
    logOut: async () => {
      await (isMobile ? menuButton : accountButton).click();
      await (isMobile
        ? place.getByRole("button", { name: words.logout })
        : page.getByRole("menuitem", { name: words.logout })
      ).click();
    },
  };
}

export async function logOutInOtherTab(page: Page) {
  const other = await page.context().newPage();
  await visit(other, "/terminos");
  await headerParts(other, true).logOut();
}
