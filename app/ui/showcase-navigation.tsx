import { Breadcrumb } from "./breadcrumb.tsx";
import { ShowcaseSection } from "./showcase-section.tsx";
import { TabLinks } from "./tab-links.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "./tabs.tsx";

const KINDS = [
  "All",
  "Public",
  "Private",
  "Merit",
  "Need",
  "Research",
  "Summer",
];

export function ShowcaseNavigation() {
  return (
    <ShowcaseSection id="navigation" title="Breadcrumb, tabs, tab links">
      <Breadcrumb
        label="You are here"
        items={[
          { to: "/", text: "Home" },
          { to: "/becas", text: "Scholarships" },
        ]}
        current="Beca Universal Benito Juárez de Educación Media Superior"
      />
      <TabLinks
        label="Kinds"
        items={KINDS.map((text, index) => ({
          to: `?kind=${index}`,
          text,
          current: index === 1,
          count: index * 7,
        }))}
      />
      <Tabs defaultValue="events">
        <TabsList aria-label="News">
          <TabsTrigger value="events">Events</TabsTrigger>
          <TabsTrigger value="resources">Featured resources</TabsTrigger>
          <TabsTrigger value="closed" disabled>
            Disabled
          </TabsTrigger>
        </TabsList>
        <TabsContent value="events">Panel of events.</TabsContent>
        <TabsContent value="resources">Panel of resources.</TabsContent>
      </Tabs>
    </ShowcaseSection>
  );
}
