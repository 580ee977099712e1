import type {
  PlanBar,
  PlanPictureView,
  PlanView,
} from "#catalogue/views/plan-view.ts";

/** In em, so that the picture grows with the text. */
const ROW_HEIGHT_EM = 2.6;
const AXIS_HEIGHT_EM = 2.2;

/**
 * A bar for each dated step that is not done, from the earliest day to start, or today if
 * unknown, to the day to be ready.
 */
export function PlanPicture({ plan }: { plan: NonNullable<PlanView["plan"]> }) {
  const { picture, pictureHeading, noPicture } = plan;
  return (
    <section aria-labelledby="picture">
      <h2 id="picture">{pictureHeading}</h2>
      {picture ? (
        <figure className="plan-picture mt-3">
          <Chart picture={picture} />
          <figcaption className="text-ink-soft mt-2 text-[0.9375rem] leading-snug">
            <ul>
              {picture.closings.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
            <p className="mt-1">{picture.legend}</p>
          </figcaption>
        </figure>
      ) : (
        <p className="text-ink-soft measure mt-2">{noPicture}</p>
      )}
    </section>
  );
}

/** Positions in percent of the width: the text keeps its size on any screen. */
function Chart({ picture }: { picture: PlanPictureView }) {
  const { alternative, months, bars, closings } = picture;
  const height = AXIS_HEIGHT_EM + bars.length * ROW_HEIGHT_EM;
  return (
    <svg
      role="img"
      aria-label={alternative}
      width="100%"
      height={`${height}em`}
      className="block text-[0.875rem]"
    >
      {months.map(({ at, text }) => (
        <g key={text}>
          <line
            x1={`${at}%`}
            x2={`${at}%`}
            y1="1.4em"
            y2="100%"
            className="stroke-line"
          />
          <text
            x={`${at}%`}
            y="1em"
            // Near the right edge the text would be cut off.
            textAnchor={at > 92 ? "end" : "start"}
            className="fill-ink-soft"
          >
            {text}
          </text>
        </g>
      ))}
      {closings.map(({ at, title, isAnnounced }) => (
        <line
          key={title}
          x1={`${at}%`}
          x2={`${at}%`}
          y1="1.4em"
          y2="100%"
          strokeWidth="2"
          strokeDasharray={isAnnounced ? undefined : "5 4"}
          className="stroke-rosa"
        />
      ))}
      {bars.map((bar, index) => (
        <Bar
          key={bar.title}
          bar={bar}
          top={AXIS_HEIGHT_EM + index * ROW_HEIGHT_EM}
        />
      ))}
    </svg>
  );
}

function Bar({ bar, top }: { bar: PlanBar; top: number }) {
  const { title, earliestStart, latestStart, ready, state, isStartKnown } = bar;
  const y = `${top + 1.25}em`;
  const fill = FILLS[state === "late" || state === "tight" ? state : "ahead"];
  return (
    <g>
      <text
        x={`${earliestStart > 50 ? ready : earliestStart}%`}
        y={`${top + 0.9}em`}
        textAnchor={earliestStart > 50 ? "end" : "start"}
        // Covers the lines behind the letters.
        paintOrder="stroke"
        strokeWidth="4"
        strokeLinejoin="round"
        className="fill-ink stroke-paper font-semibold"
      >
        {title}
      </text>
      {isStartKnown && latestStart > earliestStart && (
        <rect
          x={`${earliestStart}%`}
          y={y}
          width={`${latestStart - earliestStart}%`}
          height="0.8em"
          className={`${fill} opacity-40`}
        />
      )}
      {isStartKnown ? (
        <rect
          x={`${latestStart}%`}
          y={y}
          // A bar of one day would be too narrow to see.
          width={`${Math.max(ready - latestStart, 0.8)}%`}
          height="0.8em"
          className={fill}
        />
      ) : (
        <rect
          x={`${earliestStart}%`}
          y={y}
          width={`${Math.max(ready - earliestStart, 0.8)}%`}
          height="0.8em"
          strokeDasharray="4 3"
          className="stroke-ink-soft fill-none"
        />
      )}
    </g>
  );
}

const FILLS = {
  late: "fill-destructive",
  tight: "fill-barro",
  ahead: "fill-selva",
} as const;
