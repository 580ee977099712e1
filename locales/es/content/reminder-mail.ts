export const reminderMail = {
  subject: {
    single: "Recordatorio: {{title}}",
    andOne: "Recordatorio: {{title}} y 1 más",
    andMore: "Recordatorio: {{title}} y {{count}} más",
  },
  intro: "Hola: se acerca el momento de algo que guardaste en Trampolín.",
  sections: {
    announced: {
      heading: "Con fecha anunciada",
      note: "Confirma la fecha y la hora en la página oficial antes de postular.",
    },
    usual: {
      heading: "Estimado por convocatorias pasadas",
      note: "No son fechas límite: este año puede ser distinto. Confirma en la página oficial.",
    },
  },
  line: {
    closes: "Cierra el {{day}}.",
    timeZone: "Zona horaria: {{timeZone}}.",
    usuallyOpens: "Suele abrir este mes ({{month}}).",
    usuallyCloses: "Suele cerrar este mes ({{month}}).",
    usuallyBoth: "Suele abrir y cerrar este mes ({{month}}).",
  },
  page: "Ver en Trampolín",
  officialPage: "Página oficial",
  why: "Recibes este correo porque activaste los recordatorios en tus favoritos. Te escribimos como máximo una vez por semana.",
  favourites: "Ver mis favoritos",
  unsubscribe: "No recibir más recordatorios",
};
