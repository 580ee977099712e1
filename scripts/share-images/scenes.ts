import { arch, disc, leap, path, type Scheme } from "./shapes.ts";

/** Width and height of a scene in px. */
export const SCENE_WIDTH = 420;
export const SCENE_HEIGHT = 630;

/** A picture under the flags: objects on the ground, the sun, and the leap over them. */
type Scene = (scheme: Scheme) => ReadonlyArray<string>;

/** The picture of the home page, in portrait format. */
const stairsAndArch: Scene = ({ block, accent, opening, sun, line }) => [
  disc([322, 214], 66, sun),
  path("M0 630V464H60V406H120V348H180V290H240V630Z", block),
  arch({ x: 240, width: 180, top: 330, bottom: 630 }, accent),
  arch({ x: 285, width: 90, top: 375, bottom: 630 }, opening),
  path(
    "M324 630L330 520L336 630ZM318 630L306 536L330 630ZM342 630L354 536L330 630ZM312 630L290 568L324 630ZM348 630L370 568L336 630Z",
    block,
  ),
  leap("M60 398C96 226 210 132 302 198", [310, 205], line),
];

const pyramid: Scene = ({ block, accent, opening, sun, line }) => [
  disc([210, 300], 98, sun),
  path(
    "M0 630V568H42V506H84V444H126V382H168V320H252V382H294V444H336V506H378V568H420V630Z",
    block,
  ),
  path("M174 630L186 382H234L246 630Z", accent),
  path("M192 382V340H228V382Z", opening),
  leap("M38 494C48 226 160 100 304 168", [312, 173], line),
];

const arcade: Scene = ({ block, accent, opening, sun, line, sky }) => [
  disc([316, 196], 62, sun),
  path("M0 306H420V630H0Z", block),
  ...[24, 164, 304].map((x) =>
    arch({ x, width: 92, top: 342, bottom: 452 }, sky),
  ),
  path("M0 452H420V484H0Z", accent),
  ...[24, 234].map((x) =>
    arch({ x, width: 162, top: 516, bottom: 630 }, opening),
  ),
  leap("M44 298C80 150 206 102 296 180", [304, 187], line),
];

const mountains: Scene = ({ block, accent, opening, sun, line, flags }) => [
  disc([346, 204], 62, sun),
  path("M96 630L296 250L496 630Z", accent),
  path("M296 250L254 330L275 314L296 334L317 314L338 330Z", opening),
  path("M-94 630L116 366L326 630Z", block),
  path("M116 366L68 426L92 414L116 434L140 414L164 426Z", opening),
  path(
    "M0 630V586L35 560L70 586L105 560L140 586L175 560L210 586L245 560L280 586L315 560L350 586L385 560L420 586V630Z",
    flags,
  ),
  leap("M116 356C124 190 210 118 284 216", [292, 228], line),
];

const sea: Scene = ({ block, accent, opening, sun, line }) => [
  disc([252, 366], 138, sun),
  ...[0, 1, 2, 3].flatMap((row) =>
    (row % 2 === 0 ? [0, 140, 280, 420] : [70, 210, 350]).flatMap((x) =>
      scale(x, 450 + 52 * row, [block, accent, opening]),
    ),
  ),
  leap("M38 382C64 216 160 142 240 226", [248, 235], line),
];

/** Tiles of a floor, three by three, under a strip of sky. */
const tiles: Scene = ({ block, accent, opening, sun, line, flags }) => [
  disc([330, 146], 56, sun),
  path("M0 210H140V350H0ZM280 210H420V350H280ZM140 350H280V490H140Z", block),
  path("M140 210H280V350H140ZM0 490H140V630H0ZM280 490H420V630H280Z", accent),
  path("M0 350H140V490H0ZM280 350H420V490H280ZM140 490H280V630H140Z", opening),
  path("M0 350V306H44V262H88V218H140V350Z", flags),
  arch({ x: 158, width: 104, top: 232, bottom: 350 }, opening),
  path("M420 210V350H280A140 140 0 0 1 420 210Z", sun),
  path("M0 490A140 140 0 0 1 140 350V490Z", block),
  path("M210 362L268 420L210 478L152 420Z", sun),
  path("M280 350A140 140 0 0 1 420 490H280Z", accent),
  path("M0 560A70 70 0 0 1 140 560ZM0 630A70 70 0 0 1 140 630Z", flags),
  path("M140 490H210A70 70 0 0 1 210 630H140Z", flags),
  disc([350, 560], 46, opening),
  disc([350, 560], 20, block),
  leap("M52 252C84 114 216 68 312 138", [320, 144], line),
];

/** Three rings of a scale, as on a roof or a fish. */
function scale(x: number, y: number, fills: ReadonlyArray<string>) {
  return fills.map((fill, ring) => disc([x, y], 72 - 24 * ring, fill));
}

export const SCENES: ReadonlyArray<Scene> = [
  stairsAndArch,
  pyramid,
  arcade,
  mountains,
  sea,
  tiles,
];
