import { createContext } from "react";

/** Marks our own inline scripts while a page is rendered; the server allows those alone. Undefined in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined);
