import { Suspense, useEffect, useState } from "react";
import { getI18n } from "react-i18next";
import { loadWording } from "#app/platform/load-wording.ts";
import { runWhenIdle } from "#app/platform/when-idle.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";

const LazyDeviceSection = lazyPart(async () => {
  const [{ DeviceSection }] = await Promise.all([
    import("#app/features/my-data/device-section.tsx"),
    loadWording(getI18n(), ["myData"]),
  ]);
  return DeviceSection;
});

/** Lists and clears what this browser keeps, which the server does not know. */
export function DeviceData() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIsIdle(true)), []);
  return (
    isIdle && (
      <Suspense>
        <div className="column pb-12">
          <LazyDeviceSection />
        </div>
      </Suspense>
    )
  );
}
