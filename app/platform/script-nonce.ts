import { createContext } from "react";

/**
 * Marks the site's inline scripts in a rendered page, whose hashes the server allows.
 * Undefined in the browser and in development.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
