/** Saves and restores scroll positions by history entry, for this tab only. */
export type ScrollPositions = {
  readonly save: (entry: string) => void;
  /** Undefined for an unknown entry. */
  readonly restore: (entry: string) => { hasFocus: boolean } | undefined;
};

type Place = {
  readonly y: number;
  /** The first visible card, and its distance from the top of the window. */
  readonly card: { readonly id: string; readonly top: number } | null;
  /** Keys of the opened sections. */
  readonly open: ReadonlyArray<string>;
  /** The link that was followed: its address, and its index among equal ones. */
  readonly link: { readonly href: string; readonly nth: number } | null;
};

const STORAGE_KEY = "trampolin-places";
const MAX_PLACES = 50;

/** Longest wait for a list that is still loading. */
const MAX_WAIT_MS = 3000;
const STABLE_FRAMES = 3;

/** Content above this height is behind the header. */
const HEADER_PX = 65;

/**
 * Takes scroll restoration over from the browser, which restores before React has
 * rendered the page.
 */
export function createScrollPositions(
  currentEntry: () => string,
): ScrollPositions {
  const places = new Map(readPlaces());
  let clicked: HTMLAnchorElement | null = null;

  const positions: ScrollPositions = {
    save: (entry) => {
      places.delete(entry);
      places.set(entry, currentPlace(clicked));
      clicked = null;
    },
    restore: (entry) => {
      const place = places.get(entry);
      if (!place) return undefined;
      openSections(place.open);
      scrollToPlace(place);
      return { hasFocus: focusLink(place.link) };
    },
  };

  document.addEventListener("click", recordClickedLink, true);
  addEventListener("pagehide", () => {
    positions.save(currentEntry());
    writePlaces([...places].slice(-MAX_PLACES));
    // Lets the browser restore the position after a reload.
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", disableBrowserRestoration);
  disableBrowserRestoration();
  if (isSameVisit()) correctScroll(places.get(currentEntry()));
  return positions;

  function recordClickedLink({ target }: Event) {
    clicked = (target as Element).closest<HTMLAnchorElement>("main a[href]");
  }
}

function disableBrowserRestoration() {
  history.scrollRestoration = "manual";
}

/** True when this page was reloaded or returned to, rather than opened. */
function isSameVisit(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming)?.type !== "navigate";
}

/**
 * After a reload the browser restores the scroll position, but not open sections, and
 * may show other cards, because cards have their height only near the window.
 */
function correctScroll(place: Place | undefined) {
  if (!place) return;
  openSections(place.open);
  // A user who has scrolled meanwhile stays there.
  const isNear = Math.abs(scrollY - place.y) < innerHeight;
  if (place.y > 0 && (isNear || scrollY === 0)) scrollToPlace(place);
}

function currentPlace(clicked: HTMLAnchorElement | null): Place {
  const cards = document.querySelectorAll("main article[id]");
  const card = [...cards].find(
    (article) => article.getBoundingClientRect().bottom > HEADER_PX,
  );
  const href = clicked?.getAttribute("href");
  return {
    y: scrollY,
    card: card ? { id: card.id, top: card.getBoundingClientRect().top } : null,
    open: [...foldingSections()]
      .filter(([, section]) => section.open)
      .map(([key]) => key),
    link:
      clicked && href ? { href, nth: linksTo(href).indexOf(clicked) } : null,
  };
}

/** Folding sections of the page, by the id of their container and their index in it. */
function foldingSections(): Map<string, HTMLDetailsElement> {
  const sections = new Map<string, HTMLDetailsElement>();
  const details = document.querySelectorAll<HTMLDetailsElement>("main details");
  for (const section of details) {
    const owner = section.closest("[id]")?.id ?? "";
    let nth = 0;
    while (sections.has(`${owner} ${nth}`)) nth += 1;
    sections.set(`${owner} ${nth}`, section);
  }
  return sections;
}

function openSections(keys: ReadonlyArray<string>) {
  const sections = foldingSections();
  for (const key of keys) sections.get(key)?.setAttribute("open", "");
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

/**
 * Cards have their height only near the window, and lists may still be loading: repeats
 * until nothing moves, the user acts, or the wait is over.
 */
function scrollToPlace(place: Place) {
  const end = performance.now() + MAX_WAIT_MS;
  const stop = new AbortController();
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(type, () => stop.abort(), {
      passive: true,
      signal: stop.signal,
    });
  let stableFrames = 0;
  scrollTo({ top: place.y, behavior: "instant" });
  step();

  function step() {
    if (stop.signal.aborted) return;
    const previousY = scrollY;
    const card = place.card && document.getElementById(place.card.id);
    if (place.card && card) {
      const { top } = card.getBoundingClientRect();
      scrollBy({ top: top - place.card.top, behavior: "instant" });
    } else scrollTo({ top: place.y, behavior: "instant" });
    const isThere = place.card ? card !== null : scrollY >= place.y - 1;
    stableFrames =
      isThere && Math.abs(scrollY - previousY) < 1 ? stableFrames + 1 : 0;
    if (stableFrames < STABLE_FRAMES && performance.now() < end)
      requestAnimationFrame(step);
    else stop.abort();
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
    // Full or forbidden storage: positions since this page loaded are not stored.
  }
}
