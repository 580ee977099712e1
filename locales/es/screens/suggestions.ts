export const suggestions = {
  dialogTitle: "Sugiere un recurso",
  name: "Nombre del recurso",
  nameError: "Escribe el nombre del recurso.",
  link: "Enlace",
  linkHint: "La dirección de su página.",
  linkError: "Escribe un enlace seguro, por ejemplo https://sitio.org.",
  reason: "¿Por qué sirve?",
  reasonHint: "Para quién es, qué ofrece y si cuesta algo.",
  reasonError: "Escribe por qué sirve (máximo 2000 caracteres).",
  email: "Tu correo, si quieres respuesta",
  sent: "Sugerencia enviada",
  sentText: "La revisamos antes de publicar algo.",
} as const;
