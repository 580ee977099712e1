// The page that the service worker shows without a connection and without a copy.
"use strict";

const WORDS = {
  es: {
    title: "Sin conexión",
    saved: "Puedes leer estas páginas que abriste antes en este dispositivo:",
    none: "Aquí aparecerán las páginas que leas con conexión.",
    again: "Intentar de nuevo",
  },
  en: {
    title: "No connection",
    saved: "You can read these pages that you opened before on this device:",
    none: "Pages that you read with a connection will appear here.",
    again: "Try again",
  },
};
const STYLE =
  "@view-transition{navigation:auto}:root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:40rem;margin:auto;padding:1.5rem}a{color:inherit;display:inline-block;padding:.6rem 0}ul{padding-left:1.2rem}";
const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
};

/** Address, language and title of each saved page, the newest first. */
async function savedPages() {
  const pages = [];
  for (const { url } of (await (await caches.open(PAGES)).keys()).reverse()) {
    const isPage = !/\.(?:data|json)$/.test(new URL(url).pathname);
    const copy = isPage ? await copyOf(url) : null;
    const [, language, title] =
      /<html lang="(\w+)"[^]*?<title>([^<]*)/.exec(copy ? await copy.text() : "") || [];
    if (title) pages.push({ url, language, title });
  }
  return pages;
}

/** The offline page, in the language of the newest saved page; without saved pages, of the browser. */
function listPages(pages) {
  const [newest] = pages;
  const preferred = navigator.language.startsWith("en") ? "en" : "es";
  const language = newest ? newest.language : preferred;
  const words = WORDS[language];
  const links = pages.map(
    ({ url, title }) => `<li><a href="${url.replace(/&/g, "&amp;")}">${title}</a></li>`,
  );
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${STYLE}</style><main><h1>${words.title}</h1><p><a href="">${words.again}</a></p><p>${newest ? words.saved : words.none}</p><ul>${links.join("")}</ul></main></html>`,
    { status: 503, headers: HEADERS },
  );
}
