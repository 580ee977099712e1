/** `/mis-datos`: the data copy, this device's data, and the account's deletion. */
export const myData = {
  title: "Mis datos",
  description:
    "Descarga lo que Trampolín guarda de ti, borra lo que queda en este dispositivo o borra tu cuenta.",
  path: "Ruta de la página",
  profile: "Mi perfil",
  lead: "Aquí decides qué hacer con lo que Trampolín guarda de ti.",
  download: {
    title: "Descargar mis datos",
    text: "Recibes un archivo JSON con tu cuenta, tu perfil, tus favoritos, tus postulaciones, la dirección de tu calendario, tus recordatorios y los mensajes que enviaste. Quien tenga esa dirección puede leer tu calendario: guarda bien el archivo.",
    messages:
      "De tus mensajes (comentarios, pedidos de asesoría y sugerencias) están los que enviaste con tu sesión iniciada. Los demás no dicen de qué cuenta vienen. Además de ti, los lee solo quien opera el portal.",
    button: "Descargar mis datos",
    busy: "Preparando...",
    done: "Descarga lista",
    doneText: "Busca {{name}} en tus descargas.",
    failed: "No se pudo descargar",
  },
  device: {
    title: "En este dispositivo",
    text: "Este navegador guarda, aparte del idioma y de tu sesión:",
    empty:
      "Este navegador no guarda nada más que el idioma y, si entraste, tu sesión.",
    entries: {
      profile: "El perfil que llenaste sin cuenta",
      favourites: "Los favoritos que marcaste sin cuenta",
      comments: "Los comentarios que escribiste en Mentoría",
      drafts: "Borradores de lo que estabas escribiendo",
      answers: "Con qué cuentas preferiste dejar aquí lo guardado",
      searches: "Tus últimas búsquedas",
      country: "El país que elegiste",
      places:
        "Hasta dónde leíste cada lista, mientras esta pestaña esté abierta",
      theme: "El tema claro u oscuro que elegiste",
      pages:
        "Copias de las páginas públicas que leíste, para abrirlas sin conexión",
      other: "Otros ajustes de Trampolín",
    },
    language:
      "El idioma se vuelve a guardar cada vez que abres una página. Si entraste, tu sesión termina cuando la cierras.",
    button: "Borrar de este dispositivo",
    cleared: "Dispositivo limpio",
    clearedText:
      "Se borró lo que este navegador guardaba, menos el idioma y tu sesión.",
    failed: "No se pudo borrar",
    failedText:
      "Tu navegador no permite cambiar lo que guarda. Bórralo desde su configuración.",
  },
  password: {
    title: "Cambiar mi contraseña",
    text: "Te enviamos un enlace a {{email}} para elegir otra.",
    button: "Pedir el enlace",
  },
  delete: {
    title: "Borrar mi cuenta",
    text: "No se puede deshacer. Si quieres conservar algo, descarga tus datos antes. Se borra:",
    parts: {
      account: "Tu cuenta, con tu correo y tu contraseña",
      saved:
        "Tu perfil, tus favoritos, tus postulaciones, la dirección de tu calendario y tus recordatorios",
      messages: "Los mensajes que enviaste con tu sesión iniciada",
      device: "Lo que este navegador guarda, menos el idioma",
    },
    backups:
      "Si quien opera el portal hizo copias de seguridad, tus datos siguen en ellas hasta que se reemplazan.",
    button: "Borrar mi cuenta",
    dialogTitle: "¿Borrar tu cuenta?",
    dialogText:
      "Se borra la cuenta de {{email}} con todo lo suyo. Escribe tu contraseña para confirmar.",
    password: "Contraseña",
    showPassword: "Mostrar la contraseña",
    hidePassword: "Ocultar la contraseña",
    confirm: "Borrar para siempre",
    cancel: "Cancelar",
    busy: "Borrando...",
    failed: "No se pudo borrar tu cuenta.",
    done: "Cuenta borrada",
    doneText: "Tu cuenta y tus datos se borraron.",
  },
  failures: {
    empty: "Escribe tu contraseña.",
    wrongPassword: "La contraseña no es correcta. No se borró nada.",
    tooMany: "Demasiados intentos. Espera unos minutos y vuelve a probar.",
    unreachable:
      "No hay conexión con el servidor. Revisa tu internet e intenta de nuevo.",
    interrupted:
      "La conexión se cortó y no sabemos si alcanzó a borrarse. Recarga la página: si tu cuenta sigue ahí, intenta de nuevo.",
    sessionEnded: "Tu sesión terminó. Inicia sesión e inténtalo de nuevo.",
    rejected: "El servidor no pudo hacerlo. Intenta de nuevo más tarde.",
  },
} as const;
