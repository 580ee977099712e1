import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { cssMinify: true, target: "es2022" },
  environments: {
    // React Router's own entry is wrapped in ours, which hides React from the server.
    ssr: { build: { rollupOptions: { input: "./server/pages.ts" } } },
  },
});
