export const busyPage = {
  title: "Espera un momento",
  text: "Hay muchas personas usando Trampolín desde tu red y esta página aún no está lista.",
  advice:
    "Vuelve a cargarla en unos segundos. No perdiste nada de lo que guardaste.",
  reload: "Cargar de nuevo",
  home: "Ir al inicio",
};
