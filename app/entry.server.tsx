import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  type EntryContext,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageContext } from "#app/platform/request-context.ts";
import { ScriptNonce } from "#app/platform/script-nonce.ts";

/** Responds only when the whole page is rendered, so that a cache can store it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { i18n, scriptNonce } = loadContext.get(pageContext);
  // Only the built server removes the nonce from its pages (`finish-html.ts`); the
  // development server would send it.
  const nonce = import.meta.env.PROD ? scriptNonce : undefined;
  let failed = false;
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={i18n}>
      <ScriptNonce value={nonce}>
        <ServerRouter
          context={routerContext}
          url={request.url}
          {...(nonce && { nonce })}
        />
      </ScriptNonce>
    </I18nextProvider>,
    {
      ...(nonce && { nonce }),
      // Disables placeholders that scripts replace: the page is readable without
      // scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = true;
        console.error(error);
      },
    },
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { headers, status: failed ? 500 : status });
}
