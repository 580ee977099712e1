import type { ShareImage } from "./share-image.ts";

export function anImage(parts: Partial<ShareImage> = {}): ShareImage {
  return {
    kind: "Beca",
    title: "Becas Chevening",
    organization: "Gobierno del Reino Unido",
    audience: "Para: Profesionales con dos años de trabajo",
    when: "Suele estar abierta de agosto a octubre",
    seed: "chevening",
    ...parts,
  };
}
