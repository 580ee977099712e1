export const ALLOWED_PICTURES = [
  "https://pictures.example/lu.png",
  "https://lh3.example/a-/ALV-UjX=s96-c?size=96&v=2",
  "data:image/webp;base64,AA",
  "data:image/jpeg;base64,/9j/4A==",
  "data:image/png;base64,iVBORw0KGgo=",
] as const;

export const REJECTED_PICTURES = [
  "/lu.png",
  "http://pictures.example/lu.png",
  "https://",
  "//pictures.example/lu.png",
  "javascript:alert(1)",
  "https://pictures.example/a b.png",
  "https://pictures.example/a.png\njavascript:alert(1)",
  "data:image/svg+xml;base64,PHN2Zz4=",
  "data:image/svg+xml,<svg onload='alert(1)'/>",
  "data:text/html;base64,PHA+",
  "data:image/png,AA",
  "data:image/png;base64,",
  "blob:https://site.example/1",
] as const;
