export const advice = {
  open: "Pedir asesoría",
  dialogTitle: "Pide asesoría",
  name: "Tu nombre",
  email: "Tu correo, para responderte",
  message: "¿Qué quieres saber?",
  messageHint: "Cuéntanos tu nivel de estudios, tu país y tu duda.",
  aboutItem: "Sobre {{path}}:",
  messageError: "Escribe tu duda (máximo 2000 caracteres).",
  sent: "Mensaje enviado",
  sentText: "Te respondemos por correo.",
} as const;
