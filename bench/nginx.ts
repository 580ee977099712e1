import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes a configuration that serves one Brotli-compressed body as fast as one worker can.
 * Returns its path.
 */
export function nginxConfig(
  folder: string,
  port: number,
  {
    body,
    headers,
  }: {
    readonly body: Buffer;
    readonly headers: Readonly<Record<string, string>>;
  },
): string {
  const root = join(folder, "www");
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "page"), body);
  const path = join(folder, "nginx.conf");
  const headerLines = Object.entries(headers)
    .map(
      ([name, value]) =>
        `add_header ${name} "${value.replaceAll('"', '\\"')}";`,
    )
    .join("\n      ");
  writeFileSync(
    path,
    `worker_processes 1;
daemon off;
pid ${join(folder, "nginx.pid")};
error_log stderr error;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  open_file_cache max=10;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${root};
      try_files /page =404;
      default_type text/html;
      add_header content-encoding br;
      ${headerLines}
    }
  }
}
`,
  );
  return path;
}
