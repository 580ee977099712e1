export const unsubscribePage = {
  title: "Recordatorios por correo",
  question: "¿Quieres dejar de recibir recordatorios de tus favoritos?",
  text: "Tus favoritos se quedan como están. Puedes activar los recordatorios otra vez cuando quieras.",
  button: "No recibir más recordatorios",
  done: "Listo: ya no te enviaremos recordatorios.",
  doneText: "Puedes activarlos otra vez en tus favoritos.",
  unknown: "Este enlace no está completo.",
  unknownText:
    "Ábrelo otra vez desde el correo. También puedes desactivar los recordatorios en tus favoritos.",
  failed: "No se pudo hacer ahora.",
  failedText: "Espera un minuto y vuelve a abrir el enlace del correo.",
  favourites: "Ver mis favoritos",
};
