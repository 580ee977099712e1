export const shortPages = {
  terms: {
    title: "Términos de uso",
    description:
      "Qué puedes esperar de Trampolín: un portal gratuito que muestra becas y programas de otras organizaciones.",
    intro:
      "Estas son las reglas del portal, en corto. Léelas con tu familia si quieres.",
    sections: {
      free: {
        title: "Es gratis",
        text: "Trampolín nunca te cobra. Si alguien te pide dinero en nombre de Trampolín, no pagues.",
      },
      independent: {
        title: "Los programas son de otras organizaciones",
        text: "Mostramos becas y programas de otras organizaciones. No tenemos relación con ellas, no otorgamos becas y no decidimos quién las gana.",
      },
      noPromises: {
        title: "Sin promesas",
        text: "Aparecer en una recomendación no significa que te acepten. No prometemos becas, lugares ni resultados.",
      },
      confirm: {
        title: "Confirma en la página oficial",
        text: "Cada ficha muestra sus fuentes, el día en que comparamos los datos con ellas y la página oficial. Aun así, algo puede haber cambiado. Confirma siempre en la página oficial antes de postular.",
      },
      account: {
        title: "Tu cuenta",
        text: "Para leer no necesitas cuenta. Si eres menor de edad y quieres crear una, hazlo con el conocimiento de tu mamá, tu papá o tu tutor.",
      },
      openSource: {
        title: "Código abierto",
        text: "El código de Trampolín es abierto y usa la licencia MIT.",
      },
    },
  },
  privacy: {
    title: "Privacidad",
    description:
      "Qué datos guarda Trampolín, para qué los usa y cómo descargarlos o borrarlos. Para leer no hace falta dar ninguno.",
    intro:
      "Para leer el portal no te pedimos datos. Si creas una cuenta o nos escribes, esto es lo que guardamos.",
    sections: {
      account: {
        title: "Si creas una cuenta",
        text: "Guardamos tu correo y tu nombre. De tu contraseña, el servicio de acceso guarda solo un hash: un código que no deja ver la contraseña. Los campos del perfil son opcionales. Los que hablan de tu situación, como una discapacidad o tu comunidad, solo se comparan con lo que pide cada convocatoria. Tus favoritos, tus postulaciones con sus notas y la dirección de tu calendario se guardan con tu cuenta. También queda un registro de cuándo inicias sesión, que se borra a los 400 días.",
      },
      access: {
        title: "Cada quien ve lo suyo",
        text: "Con tu cuenta lees solo tus datos, y nadie más puede leerlos desde la suya. La base de datos aplica esta regla a cada registro.",
      },
      reminders: {
        title: "Si activas los recordatorios",
        text: "En tus favoritos puedes pedir recordatorios por correo. Para enviarlos usamos tu correo, tus favoritos y el país de tu perfil. Guardamos que los activaste, en qué idioma, y qué recordatorios te mandamos, para no repetirlos. Eso último se borra a los 400 días. Te escribimos como máximo una vez por semana. Los correos no llevan nada que nos diga si los abriste. Cada uno trae un enlace para no recibir más, que funciona sin iniciar sesión.",
      },
      messages: {
        title: "Si nos escribes",
        text: "Usamos lo que escribes solo para responderte. En los comentarios, el nombre es opcional. Si iniciaste sesión, se guardan junto con tu cuenta. Si sugieres un recurso, el correo es opcional. Para pedir asesoría lo necesitamos: ahí te llega la respuesta.",
      },
      searches: {
        title: "Si buscas en otras fuentes",
        text: "Nuestro servidor les pasa las palabras que escribes a los sitios que consulta, sin decirles quién eres. Si tienes cuenta, para tus recomendaciones les pasa palabras de tu perfil: carreras, nivel de estudios, países y los de los idiomas que quieres aprender. Las respuestas se guardan hasta siete días junto con esas palabras, sin tu nombre ni tu cuenta.",
      },
      noSelling: {
        title: "Sin venta de datos ni anuncios",
        text: "No vendemos nada y no hay anuncios. Tampoco usamos scripts, fuentes, píxeles ni cookies de terceros.",
      },
      deletion: {
        title: "Cómo descargar tus datos o borrar tu cuenta",
        text: "En Mis datos, dentro de tu perfil, puedes descargar una copia de tus datos y borrar tu cuenta con todo lo suyo. También se borran los mensajes que enviaste con tu sesión iniciada. Las copias de seguridad de quien opera el portal los conservan hasta que se reemplazan.",
      },
      minors: {
        title: "Si eres menor de edad",
        text: "Puedes leer todo sin dar datos. Si quieres una cuenta, créala con el conocimiento de tu mamá, tu papá o tu tutor.",
      },
    },
  },
  cookies: {
    title: "Cookies",
    description:
      "Trampolín usa una sola cookie, la del idioma, y no rastrea a nadie. Aquí te contamos qué guarda tu navegador.",
    intro: "Usamos una sola cookie y no te rastreamos.",
    sections: {
      language: {
        title: "Una cookie de idioma",
        text: "Se llama i18next y dura un año. Sirve para que la página aparezca en tu idioma desde el primer momento.",
      },
      storage: {
        title: "Lo que guarda tu navegador",
        text: "El almacenamiento local de tu navegador guarda el idioma y el tema que eliges, tus últimas búsquedas y el último país que elegiste. Si inicias sesión, también guarda la sesión. Mientras una pestaña está abierta, recuerda hasta dónde leíste cada lista.",
      },
      written: {
        title: "Lo que escribes sin cuenta",
        text: "Lo que escribes en el formulario de Mentoría se queda en tu navegador y no se envía a nadie. Tampoco el perfil que llenas sin cuenta.",
      },
      favourites: {
        title: "Tus favoritos sin cuenta",
        text: "Los favoritos, estados y notas que guardas sin cuenta también se quedan en tu navegador, salvo que los pases a tu cuenta al entrar. Si prefieres dejarlos ahí, el navegador lo recuerda. Si descargas su calendario, enviamos la lista de lo guardado, sin estados ni notas, para hacer el archivo, y no se conserva.",
      },
      unsaved: {
        title: "Lo que aún no guardas o envías",
        text: "Lo que escribes en tu perfil, una nota o un mensaje queda en la pestaña hasta que lo guardas o envías, o la cierras.",
      },
      copies: {
        title: "Páginas para leer sin conexión",
        text: "El navegador también guarda una copia de las últimas páginas públicas que lees, sin lo que buscas. Así las abres sin conexión. A los siete días deja de usarla, y la borra cuando vuelves a leer.",
      },
      noTracking: {
        title: "Sin rastreo",
        text: "No hay cookies de terceros, anuncios ni píxeles. Nada de lo que guardamos sirve para seguirte.",
      },
      noBanner: {
        title: "Por qué no ves un aviso de cookies",
        text: "Ese aviso sirve para pedir permiso antes de rastrear. Aquí nada se usa para rastrear, así que no hace falta.",
      },
    },
  },
  about: {
    title: "Acerca de Trampolín",
    description:
      "Trampolín es un portal gratuito y de código abierto que reúne becas y programas de otras organizaciones.",
    intro:
      "Trampolín reúne en un solo lugar becas y programas para que encuentres los que van contigo.",
    sections: {
      what: {
        title: "Qué hacemos",
        text: "Mostramos programas de otras organizaciones con palabras claras: para quién son, qué cubren y cuándo suelen cerrar. Para leer no necesitas cuenta.",
      },
      review: {
        title: "Cómo cuidamos los datos",
        text: "Comparamos los datos con sus fuentes y decimos en cada ficha qué día las leímos y si fue en vivo o en una copia guardada. La revisión de una persona se muestra solo donde la hubo. Confirma en la página oficial antes de postular.",
      },
      limits: {
        title: "Qué no hacemos",
        text: "No otorgamos becas, no cobramos y no prometemos resultados. Tampoco tenemos relación con las organizaciones que mostramos.",
      },
      openSource: {
        title: "Abierto y gratuito",
        text: "El portal es gratis y su código es abierto, con licencia MIT.",
      },
    },
  },
  contact: {
    title: "Contacto",
    description:
      "Cómo escribir a Trampolín: para pedir asesoría, avisar de un error o borrar tu cuenta.",
    intro:
      "Escríbenos para preguntar, avisar de un error o pedir que borremos tu cuenta.",
    sections: {
      byEmail: {
        title: "Cómo escribirnos",
        text: "Manda un correo a la dirección de arriba.",
      },
      byForm: {
        title: "Cómo escribirnos",
        text: "Abre la página del equipo con el enlace de arriba: desde ahí nos llega tu mensaje.",
      },
      corrections: {
        title: "¿Viste un dato equivocado?",
        text: "Dinos en qué ficha está y qué dice la página oficial. Mientras tanto, guíate por la página oficial.",
      },
      deletion: {
        title: "Borrar tu cuenta",
        text: "Puedes hacerlo en Mis datos, dentro de tu perfil. Si no puedes entrar, escríbenos, dinos el correo de tu cuenta y pide que la borremos.",
      },
      yourMessage: {
        title: "Qué hacemos con tu mensaje",
        text: "Lo usamos solo para responderte. Para contestar una asesoría necesitamos tu correo.",
      },
    },
  },
  criteria: {
    title: "Cómo elegimos",
    description:
      "Las reglas con las que Trampolín decide qué programas publica y cómo cuida que sus datos sean ciertos.",
    intro:
      "Solo publicamos lo que le recomendaríamos a una hermana menor. Estas son las reglas, para que sepas hasta dónde confiar.",
    sections: {
      free: {
        title: "Postular es gratis",
        text: "No publicamos nada que cobre por «reservar» un lugar o por entregarte una beca. Postular es gratis. Si un examen, un concurso, una universidad o un comité nacional cobra la inscripción, o el programa tiene costo, lo decimos en su página.",
      },
      official: {
        title: "La página de quien convoca",
        text: "Cada programa lleva a una página https de quien lo organiza, no a intermediarios. Unas pocas olimpiadas sin sitio propio llevan al de una sede o de la olimpiada que elige al equipo. Su nota lo dice. Ves la dirección antes de abrirla.",
      },
      sources: {
        title: "Fuentes y fecha de comparación",
        text: "Comparamos los datos con sus fuentes. La página de cada programa dice cuáles son, qué día las leímos y si fue la página en vivo o una copia guardada. La revisión de una persona se muestra solo donde la hubo. Lo que cambia cada año lleva su año o no se publica.",
      },
      dates: {
        title: "Sin fechas inventadas",
        text: "Si la fecha de este año no se ha anunciado, decimos en qué meses suele abrir o cerrar y lo marcamos como estimado. Una estimación no es una fecha límite.",
      },
      data: {
        title: "Tus datos no son el precio",
        text: "No publicamos sorteos ni páginas que solo existen para juntar datos de estudiantes. Si el organizador de un examen ofrece compartir los tuyos, te decimos qué casilla dejar sin marcar. Leer Trampolín no pide cuenta.",
      },
      nobodyPays: {
        title: "Nadie paga por aparecer",
        text: "No hay anuncios ni lugares comprados. El orden lo pone lo que sirve a más estudiantes, y tus favoritos van primero.",
      },
    },
  },
} as const;
