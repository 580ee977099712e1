export const officialCheck = {
  label: "Enlace o mensaje",
  hint: "Pega lo que te llegó, completo. Se revisa aquí, en tu dispositivo: no se envía ni se guarda.",
  check: "Revisar",
  loading: "Preparando la revisión…",
  failed: "No cargó la lista de páginas conocidas. Revisa tu internet.",
  retry: "Intentar de nuevo",
  empty: "Pega primero un enlace o un mensaje.",
  noScript:
    "Para revisar un texto hace falta JavaScript. Todo lo demás de esta página se lee sin él.",
  cut: "El texto es muy largo: leímos los primeros 20,000 caracteres.",
  country: "Tu país, para saber dónde denunciar",
  countryNone: "Elige tu país",
  verdict: {
    known: "Página conocida",
    ending: "Terminación que no cualquiera consigue",
    unknown: "No sabemos quién está detrás",
    careful: "Ten cuidado: hay señales",
    imitates: "No escribas tus datos ahí",
  },
  meaning: {
    known:
      "La dirección es de una organización que conocemos. Eso no prueba que el mensaje venga de ella.",
    ending:
      "No tenemos la página en nuestra lista, pero su terminación no se le da a cualquiera.",
    unknown:
      "No encontramos nada a favor ni en contra. Pregunta antes de dar datos o dinero.",
    careful:
      "Puede ser legítimo. Mira las razones y confirma en la página oficial antes de seguir.",
    imitates: "Una dirección tiene una señal de engaño: abajo decimos cuál.",
  },
  reasons: "Por qué",
  links: "Enlaces y correos",
  signs: "Señales en el texto",
  next: "Qué hacer ahora",
  steps: {
    known:
      "Escribe tú la dirección en el navegador y entra desde ahí al trámite.",
    ending:
      "Busca en esa página el nombre de la convocatoria y un correo de la institución.",
    search: "Busca el programa en Trampolín o llega a su página por tu cuenta.",
    ask: "Escribe a la organización por un correo o teléfono que tú encontraste, no por el del mensaje.",
    wait: "No pagues ni mandes documentos mientras tanto.",
    close:
      "Cierra la página. No escribas contraseñas, datos bancarios ni fotos de tu identificación.",
    bank: "Si ya pagaste o diste datos, avisa a tu banco y cambia tu contraseña.",
    keep: "Guarda el mensaje: sirve para denunciar.",
  },
  fee: "No toda cuota es un fraude: UWC Colombia y el CSS Profile cobran una. Confírmala en la página oficial.",
  report: "Dónde denunciar",
  noReport: "Todavía no encontramos dónde denunciar en este país.",
  mail: "correo",
  why: {
    known: "Es de {{name}} ({{host}}).",
    knownDirectory:
      "Es de {{name}} ({{host}}), que publica convocatorias de otros. Confírmalas con quien da la beca.",
    knownItem:
      "Nuestra ficha de «{{name}}» la usa como página oficial ({{host}}).",
    government: "Termina en .{{suffix}}: se da a organismos de gobierno.",
    education: "Termina en .{{suffix}}: se da a instituciones educativas.",
    treaty:
      "Termina en .{{suffix}}: se da a organismos creados por un tratado.",
    reviewed:
      "Termina en .{{suffix}}: su registro revisa los documentos de quien la pide.",
    stateLike:
      "Termina en .{{suffix}}, pero no leímos quién puede registrar esa terminación.",
    nothing: "No está en nuestra lista. Eso no la hace falsa.",
    letters: "Usa letras que se confunden con las de {{host}} ({{name}}).",
    typo: "Se parece a {{host}} ({{name}}) con una letra de diferencia.",
    words:
      "Lleva el nombre de {{name}} con palabras añadidas. La que conocemos es {{host}}.",
    inside:
      "Contiene la dirección de {{name}} ({{host}}), pero el final es otro.",
    before:
      "Pone el nombre de {{name}} delante de una dirección que no es {{host}}.",
    otherEnding:
      "Se llama como {{host}} ({{name}}), con otra terminación. Puede ser otra oficina, otra organización o una copia.",
    falseEnding:
      "Lleva «{{suffix}}» en el nombre, pero no termina en una dirección de gobierno.",
    reported: "La denunciaron como falsa en {{year}}.",
    platform:
      "Es un sitio donde cualquiera publica: la dirección no dice quién hizo la página.",
    freeMail: "Es un correo gratuito: cualquiera abre una cuenta.",
    chat: "Abre un chat: no dice quién está del otro lado.",
    shortener: "Es un enlace acortado: no muestra a dónde lleva.",
    claims: "El texto muestra {{host}}, pero el enlace lleva a otro lugar.",
    ip: "Usa números en lugar de un nombre.",
    port: "Indica un puerto, algo raro en una página pública.",
    credentials: "Lleva texto antes de una @: lo que cuenta va después.",
    foreignLetters: "Usa letras de otro alfabeto.",
    hidden: "Trae caracteres invisibles dentro de la dirección.",
    noEncryption: "Empieza con http: otros pueden leer lo que escribas ahí.",
    noPage: "No abre una página: ejecuta código o abre un archivo.",
  },
  mark: {
    known: "Página conocida de {{name}}",
    knownDirectory:
      "Página conocida de {{name}}, que publica convocatorias de otros",
    knownItem: "Página de nuestra ficha «{{name}}»",
    government: "Terminación .{{suffix}}: solo gobierno",
    education: "Terminación .{{suffix}}: solo educación",
    treaty: "Terminación .{{suffix}}: organismos intergubernamentales",
    reviewed: "Terminación .{{suffix}}: su registro revisa a quien la pide",
    imitates: "Se parece a {{host}} y no lo es. No escribas tus datos.",
    imitatesOther:
      "Imita una dirección oficial o fue denunciada. No escribas tus datos.",
  },
} as const;
