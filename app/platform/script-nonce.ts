import { createContext } from "react";

/**
 * Marks our own inline scripts in a rendered page; the server allows only those.
 * Undefined in the browser and in development.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
