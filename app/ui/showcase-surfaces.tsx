import { Avatar } from "./avatar.tsx";
import { Badge, type BadgeTone } from "./badge.tsx";
import { Button, ExternalButtonLink } from "./button.tsx";
import { Card } from "./card.tsx";
import { Crest, type CrestIcon } from "./crest.tsx";
import { EmptyState } from "./empty-state.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { type MonthCell, MonthStrip } from "./month-strip.tsx";
import { ShowcaseRow, ShowcaseSection } from "./showcase-section.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Spinner } from "./spinner.tsx";

const TONES: ReadonlyArray<BadgeTone> = [
  "default",
  "secondary",
  "destructive",
  "outline",
  "success",
  "warning",
  "recommended",
];

const CRESTS: ReadonlyArray<CrestIcon> = [
  "government",
  "foundation",
  "bank",
  "university",
  "globe",
  "people",
  "ship",
  "heart",
  "search",
];

const MONTHS: ReadonlyArray<MonthCell> = [..."EFMAMJJASOND"].map(
  (letter, month) => ({
    letter,
    state:
      month === 9 ? "announced" : month === 7 || month === 8 ? "usual" : "none",
    current: month === 10,
  }),
);

export function ShowcaseSurfaces() {
  return (
    <ShowcaseSection id="surfaces" title="Card, badge, crest, avatar, states">
      <ShowcaseRow>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </ShowcaseRow>
      <ShowcaseRow>
        {CRESTS.map((icon) => (
          <Crest key={icon} id={`organisation-${icon}`} icon={icon} />
        ))}
      </ShowcaseRow>
      <ShowcaseRow>
        <Avatar initials="AM" size="sm" />
        <Avatar initials="AM" label="Ana Mendoza" />
        <Avatar initials="AM" size="lg" src="/not-there.png" />
        <Spinner size="sm" />
        <Spinner label="Loading" className="text-rosa" />
        <Spinner size="lg" className="text-selva" />
      </ShowcaseRow>
      <div className="stagger grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        <SampleCard />
        <Card className="flex flex-col gap-3">
          <Skeleton className="size-9" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="w-full" />
          <Skeleton className="w-2/3" />
          <Skeleton className="mt-auto h-11 w-40" />
        </Card>
        <Card interactive padding="none">
          <EmptyState
            headingLevel={3}
            title="No more scholarships with these filters"
            text="Remove 'High school' to see 11 more."
            actions={
              <>
                <Button variant="outline">Remove filter</Button>
                <Button variant="ghost">Search outside</Button>
              </>
            }
          />
        </Card>
      </div>
      <div className="border-line border *:min-h-80!">
        <LoadingScreen text="Loading the app…" />
      </div>
    </ShowcaseSection>
  );
}

function SampleCard() {
  return (
    <Card as="article" interactive className="flex flex-col gap-3">
      <div className="text-ink-soft flex items-center gap-2.5 text-[0.9375rem]">
        <Crest id="gobierno-de-mexico" icon="government" />
        Gobierno de México
      </div>
      <h3>Beca Universal Benito Juárez de Educación Media Superior</h3>
      <div className="flex flex-wrap gap-2">
        <Badge tone="recommended">Recomendada</Badge>
        <Badge tone="outline">Pública</Badge>
        <Badge tone="outline">Prepa</Badge>
      </div>
      <p>Apoyo en efectivo cada dos meses.</p>
      <MonthStrip
        months={MONTHS}
        label="Usually closes in August and September"
      />
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <Button variant="outline" size="sm">
          Detalles
        </Button>
        <ExternalButtonLink
          href="https://example.org"
          newTabHint="opens in a new tab"
          size="sm"
          flat
        >
          Sitio oficial
        </ExternalButtonLink>
      </div>
    </Card>
  );
}
