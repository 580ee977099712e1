/**
 * Forms and notifications of the account screens. The notifications' wording is the
 * specification's, sections 5 and 8.
 */
export const auth = {
  fields: {
    fullName: "Nombre completo",
    email: "Correo electrónico",
    password: "Contraseña",
    confirmPassword: "Confirma la contraseña",
    newPassword: "Nueva contraseña",
    passwordHint: "Mínimo 6 caracteres.",
    showPassword: "Mostrar la contraseña",
    hidePassword: "Ocultar la contraseña",
    required: "obligatorio",
  },
  errors: {
    summary: "Revisa estos campos",
    fullName: "Por favor, ingresa tu nombre completo.",
    email: "Escribe un correo electrónico, por ejemplo nombre@correo.com.",
    passwordEmpty: "Escribe tu contraseña.",
    passwordShort: "Mínimo 6 caracteres.",
    mismatch: "Las contraseñas no coinciden.",
  },
  register: {
    title: "Crear cuenta",
    description:
      "Crea una cuenta gratuita en Trampolín para guardar becas y volver a encontrarlas.",
    lead: "Guarda las becas que te interesan y encuéntralas en cualquier teléfono. Leer el catálogo no pide cuenta.",
    submit: "Crear cuenta",
    submitting: "Creando cuenta...",
    haveAccount: "¿Ya tienes cuenta?",
    login: "Inicia sesión",
    minors:
      "Si eres menor de edad, avisa a tu mamá, papá o tutor antes de crearla.",
  },
  withoutAccount: "Usar sin cuenta, solo en este dispositivo",
  login: {
    title: "Iniciar sesión",
    description: "Entra a tu cuenta de Trampolín y sigue donde te quedaste.",
    lead: "Entra y sigue donde te quedaste.",
    submit: "Iniciar sesión",
    submitting: "Iniciando sesión...",
    forgot: "¿Olvidaste tu contraseña?",
    noAccount: "¿Aún no tienes cuenta?",
    register: "Crea una gratis",
  },
  recover: {
    title: "Recuperar contraseña",
    description: "Pide un enlace para elegir una contraseña nueva.",
    lead: "Escribe tu correo y te enviamos un enlace para elegir otra contraseña.",
    submit: "Enviar enlace",
    submitting: "Enviando...",
    sent: "Revisa tu correo",
    sentText:
      "Si hay una cuenta con ese correo, en unos minutos llega un enlace. Mira también en la carpeta de spam.",
    backToLogin: "Volver a iniciar sesión",
  },
  reset: {
    title: "Elegir contraseña nueva",
    description: "Elige una contraseña nueva para tu cuenta.",
    lead: "Es para la cuenta {{email}}. Elige una contraseña que no uses en otro sitio.",
    submit: "Guardar contraseña",
    submitting: "Guardando...",
    linkNeeded: "Este enlace ya no sirve",
    linkNeededText:
      "Los enlaces valen una hora y una sola vez. Pide uno nuevo.",
    askAgain: "Pedir otro enlace",
  },
  session: {
    loading: "Cargando...",
    needsScript: "Para ver esta página, activa JavaScript en tu navegador.",
  },
  notices: {
    loginFailed: "Error de Inicio de Sesión",
    loginFallback: "Correo electrónico o contraseña incorrectos.",
    registerFailed: "Error de Registro",
    registerFallback: "No se pudo registrar el usuario.",
    logoutFailed: "Error al Cerrar Sesión",
    logoutFallback: "La sesión se cerró aquí, pero no en el servidor.",
    loginDone: "Inicio de Sesión Exitoso",
    loginDoneText: "Bienvenido/a de nuevo, {{name}}!",
    registerDone: "Registro Exitoso",
    registerConfirm:
      "¡Bienvenido/a a Trampolín! Revisa tu correo electrónico para confirmar tu cuenta.",
    registerSignedIn:
      "¡Bienvenido/a a Trampolín, {{name}}! Ya iniciaste sesión.",
    unsaved: "Hay cambios sin guardar",
    unsavedText: "Si cierras sesión ahora, se pierde lo que escribiste.",
    logoutAnyway: "Cerrar sesión sin guardar",
    logoutDone: "Sesión Cerrada",
    logoutDoneText: "Has cerrado sesión exitosamente.",
    denied: "Acceso Denegado",
    deniedProfile: "Debes iniciar sesión para completar tu perfil.",
    confirmed: "Correo confirmado",
    confirmedText: "La cuenta {{email}} está lista y ya iniciaste sesión.",
    linkFailed: "El enlace no funcionó",
    linkFailedText: "Ya se usó o venció. Pide uno nuevo.",
    recoverFailed: "No se pudo enviar el enlace",
    resetFailed: "No se pudo guardar la contraseña",
    resetDone: "Contraseña guardada",
    resetDoneText: "Úsala la próxima vez que inicies sesión.",
  },
  reasons: {
    unreachable:
      "No hay conexión con el servidor. Revisa tu internet e intenta de nuevo.",
    serverError:
      "El servidor tiene un problema. Intenta de nuevo en unos minutos.",
    tooMany: "Demasiados intentos. Espera unos minutos y vuelve a probar.",
    emailNotConfirmed:
      "Primero confirma tu cuenta con el enlace que te enviamos por correo.",
    alreadyRegistered:
      "Ya hay una cuenta con ese correo. Inicia sesión o recupera tu contraseña.",
    weakPassword: "La contraseña es muy corta. Mínimo 6 caracteres.",
    samePassword: "Elige una contraseña distinta de la anterior.",
    invalidEmail: "Ese correo no parece válido. Revísalo.",
    sessionMissing: "Tu sesión terminó. Vuelve a iniciar sesión.",
    sessionTooOld:
      "Para cambiar la contraseña, pide otro enlace y úsalo en menos de diez minutos.",
  },
} as const;
