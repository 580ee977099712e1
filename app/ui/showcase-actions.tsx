import { Heart, Plus } from "lucide-react";
import { useState } from "react";
import {
  Button,
  ButtonLink,
  ExternalButtonLink,
  ExternalLink,
} from "./button.tsx";
import type { ButtonVariant } from "./button-classes.ts";
import { Chip, ChipLink } from "./chip.tsx";
import { ShowMore } from "./show-more.tsx";
import { ShowcaseRow, ShowcaseSection } from "./showcase-section.tsx";

const VARIANTS: ReadonlyArray<ButtonVariant> = [
  "primary",
  "secondary",
  "outline",
  "ghost",
  "destructive",
  "link",
];

export function ShowcaseActions() {
  const [isBusy, setIsBusy] = useState(false);
  const [isPressed, setIsPressed] = useState(true);
  return (
    <ShowcaseSection id="actions" title="Button, link, chip, show more">
      {VARIANTS.map((variant) => (
        <ShowcaseRow key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="sm">
            small
          </Button>
          <Button variant={variant} size="icon" aria-label={`Add ${variant}`}>
            <Plus aria-hidden className="size-5" />
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} busy busyLabel="Saving…">
            Save
          </Button>
          <Button variant={variant} busy>
            Save changes
          </Button>
        </ShowcaseRow>
      ))}
      <ShowcaseRow>
        <Button
          busy={isBusy}
          busyLabel="Working…"
          onClick={() => setIsBusy(true)}
        >
          Press me
        </Button>
        <Button variant="ghost" onClick={() => setIsBusy(false)}>
          Reset
        </Button>
        <ButtonLink to="/" variant="outline">
          Details
        </ButtonLink>
        <ExternalButtonLink
          href="https://example.org"
          newTabHint="opens in a new tab"
          flat
        >
          Official site
        </ExternalButtonLink>
        <Button variant="outline" size="icon" aria-label="Favourite">
          <Heart aria-hidden className="fill-rosa stroke-rosa size-5" />
        </Button>
      </ShowcaseRow>
      <p>
        Running text with an{" "}
        <ExternalLink
          href="https://example.org"
          newTabHint="opens in a new tab"
        >
          external link
        </ExternalLink>{" "}
        in it.
      </p>
      <ShowcaseRow>
        <Chip
          active={isPressed}
          removeHint="remove filter"
          onClick={() => setIsPressed(!isPressed)}
        >
          High school
        </Chip>
        <ChipLink to="?pais=mx">Country</ChipLink>
        <ChipLink to="?cubre=todo" active removeHint="remove filter">
          Full cover
        </ChipLink>
        <Chip disabled>Disabled</Chip>
      </ShowcaseRow>
      <ShowMore
        text="Show more"
        countText="12 of 48"
        onMore={() => setIsBusy(!isBusy)}
        busy={isBusy}
        busyLabel="Loading…"
      />
    </ShowcaseSection>
  );
}
