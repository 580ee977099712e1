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

/** The account controls of the header, or those of the menu, which a phone needs. */
export function headerParts(
  page: Page,
  usesMenu: boolean,
  language: keyof typeof WORDS = "es",
) {
  const words = WORDS[language];
  const menuButton = page.getByRole("button", { name: words.openMenu });
  const accountButton = page.getByRole("button", { name: words.account });
  const container = usesMenu
    ? page.getByRole("dialog")
    : page.getByRole("banner");
  const followLink = async (name: string) => {
    if (usesMenu) await menuButton.click();
    await container.getByRole("link", { name, exact: true }).click();
  };
  return {
    menuButton,
    accountButton,
    switchTo: async (other: keyof typeof WORDS) => {
      if (usesMenu) await menuButton.click();
      await container.locator(`a[hreflang="${other}"]`).click();
    },
    openLogin: () => followLink(words.login),
    openRegister: () => followLink(words.register),
    logOut: async () => {
      await (usesMenu ? menuButton : accountButton).click();
      await (usesMenu
        ? container.getByRole("button", { name: words.logout })
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
