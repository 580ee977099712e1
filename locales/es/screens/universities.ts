/** Wording of `/universidades` beside its lists. */
export const universities = {
  rankings: "Rankings mundiales",
  rankingsText:
    "Cada uno mide cosas distintas. Úsalos para descubrir universidades, no para decidir.",
  dataSets: "Common Data Set",
  dataSetsText:
    "Datos oficiales de admisión, costo y ayuda de universidades de Estados Unidos, todos con el mismo formato.",
  open: "Abrir",
  unavailable: "Enlace no disponible",
  steps: "El proceso de admisión en 3 pasos",
  advice: "¿Dudas sobre tu admisión?",
  adviceText:
    "Escríbenos. Leemos cada mensaje y respondemos por correo. La decisión siempre es de la universidad.",
} as const;
