import { defineConfig } from "vitest/config";

/** For `npm run mutation`: the tests beside the rules, without projects and reporters. */
export default defineConfig({
  test: {
    setupFiles: ["./vitest.setup.ts"],
    restoreMocks: true,
    include: ["domain/**/*.test.ts"],
  },
});
