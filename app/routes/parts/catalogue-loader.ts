import type { LoaderFunctionArgs } from "react-router";
import {
  type PageContext,
  pageContext,
} from "#app/platform/request-context.ts";
import { shareEqual } from "#app/platform/share-equal.ts";
import type { CatalogueScreen } from "#catalogue/item-types.ts";
import { catalogueScreen } from "#catalogue/views/catalogue-screen.ts";

/** Loads a catalogue screen and the parts beside its lists. Server only. */
export function catalogueLoader<Parts extends object>(
  path: CatalogueScreen,
  loadParts: (page: PageContext) => Parts,
) {
  return ({ context, request }: LoaderFunctionArgs) => {
    const page = context.get(pageContext);
    return shareEqual({
      screen: catalogueScreen(path, page, request.url),
      ...loadParts(page),
    });
  };
}
