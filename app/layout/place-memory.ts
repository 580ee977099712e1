/** Where a reader was on a page: kept by the entry of the history, for this tab alone. */
export type PlaceMemory = {
  readonly save: (entry: string) => void;
  /** Undefined where nothing is known of the entry. */
  readonly restore: (entry: string) => { hasFocus: boolean } | undefined;
};

type Place = {
  readonly y: number;
  /** The first card in sight, and how far it was from the top of the window. */
  readonly card: { readonly id: string; readonly top: number } | null;
  /** Keys of the parts that the reader has opened. */
  readonly open: ReadonlyArray<string>;
  /** The link that led away: its address, and which of those with the same one. */
  readonly link: { readonly href: string; readonly nth: number } | null;
};

const STORAGE_KEY = "trampolin-places";
const MAX_PLACES = 50;

/** Longest wait for a list that is still on its way. */
const MAX_WAIT_MS = 3000;
const CALM_FRAMES = 3;

/** What lies above this height stands behind the header. */
const HEADER_PX = 65;

/** Takes the restoring of places over from the browser, which does it before React has drawn the page. */
export function createPlaceMemory(currentEntry: () => string): PlaceMemory {
  const places = new Map(readPlaces());
  let clicked: HTMLAnchorElement | null = null;

  const memory: PlaceMemory = {
    save: (entry) => {
      places.delete(entry);
      places.set(entry, currentPlace(clicked));
      clicked = null;
    },
    restore: (entry) => {
      const place = places.get(entry);
      if (!place) return undefined;
      openParts(place.open);
      scrollToPlace(place);
      return { hasFocus: focusLink(place.link) };
    },
  };

  document.addEventListener("click", rememberLink, true);
  addEventListener("pagehide", () => {
    memory.save(currentEntry());
    writePlaces([...places].slice(-MAX_PLACES));
    // A page that comes anew from the server is the browser's.
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", takeOver);
  takeOver();
  if (isSameVisit()) reopen(places.get(currentEntry()));
  return memory;

  function rememberLink({ target }: Event) {
    clicked = (target as Element).closest<HTMLAnchorElement>("main a[href]");
  }
}

function takeOver() {
  history.scrollRestoration = "manual";
}

/** Whether this page was reloaded or come back to, rather than opened. */
function isSameVisit(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming)?.type !== "navigate";
}

/** After a reload the browser knows how far the page was scrolled, and not what was open. */
function reopen(place: Place | undefined) {
  if (!place || place.open.length === 0) return;
  openParts(place.open);
  scrollToPlace(place);
}

function currentPlace(clicked: HTMLAnchorElement | null): Place {
  const cards = document.querySelectorAll("main article[id]");
  const card = [...cards].find(
    (each) => each.getBoundingClientRect().bottom > HEADER_PX,
  );
  const href = clicked?.getAttribute("href");
  return {
    y: scrollY,
    card: card ? { id: card.id, top: card.getBoundingClientRect().top } : null,
    open: [...parts()].filter(([, part]) => part.open).map(([key]) => key),
    link:
      clicked && href ? { href, nth: linksTo(href).indexOf(clicked) } : null,
  };
}

/** What opens and closes on the page, by the element it belongs to. */
function parts(): Map<string, HTMLDetailsElement> {
  const found = new Map<string, HTMLDetailsElement>();
  for (const part of document.querySelectorAll("main details")) {
    const owner = part.closest("[id]")?.id ?? "";
    let nth = 0;
    while (found.has(`${owner} ${nth}`)) nth += 1;
    found.set(`${owner} ${nth}`, part as HTMLDetailsElement);
  }
  return found;
}

function openParts(keys: ReadonlyArray<string>) {
  const known = parts();
  for (const key of keys) known.get(key)?.setAttribute("open", "");
}

function linksTo(href: string): Array<HTMLAnchorElement> {
  return [
    ...document.querySelectorAll<HTMLAnchorElement>("main a[href]"),
  ].filter((link) => link.getAttribute("href") === href);
}

function focusLink(link: Place["link"]): boolean {
  const target = link && linksTo(link.href)[link.nth];
  target?.focus({ preventScroll: true });
  return Boolean(target);
}

/** Cards have their height only near the window, and lists may still be on their way: goes on until nothing moves. */
function scrollToPlace(place: Place) {
  const end = performance.now() + MAX_WAIT_MS;
  const stops = new AbortController();
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(type, () => stops.abort(), {
      passive: true,
      signal: stops.signal,
    });
  let calm = 0;
  scrollTo({ top: place.y, behavior: "instant" });
  step();

  function step() {
    if (stops.signal.aborted) return;
    const before = scrollY;
    const card = place.card && document.getElementById(place.card.id);
    if (place.card && card) {
      const { top } = card.getBoundingClientRect();
      scrollBy({ top: top - place.card.top, behavior: "instant" });
    } else scrollTo({ top: place.y, behavior: "instant" });
    const isThere = place.card ? card !== null : scrollY >= place.y - 1;
    calm = isThere && Math.abs(scrollY - before) < 1 ? calm + 1 : 0;
    if (calm < CALM_FRAMES && performance.now() < end)
      requestAnimationFrame(step);
    else stops.abort();
  }
}

function readPlaces(): Array<[string, Place]> {
  try {
    // Written by this module in this tab.
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
  } catch {
    return [];
  }
}

function writePlaces(places: Array<[string, Place]>) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
  } catch {
    // No room: the places of this page alone are lost.
  }
}
