// Spanish verb forms that no ending tells.

/** Irregular participles by the end of the infinitive. */
export const PARTICIPLES: Readonly<Record<string, string>> = {
  hacer: 'hecho',
  decir: 'dicho',
  ver: 'visto',
  scribir: 'scrito',
  poner: 'puesto',
  volver: 'vuelto',
  abrir: 'abierto',
  cubrir: 'cubierto',
  morir: 'muerto',
  romper: 'roto',
  solver: 'suelto',
  satisfacer: 'satisfecho',
  freír: 'frito',
  imprimir: 'impreso',
};

/** Commands without an ending; “|” parts the form beside pronouns. */
export const SHORT_IMPERATIVES: Readonly<Record<string, string>> = {
  tener: 'ten|tén',
  poner: 'pon|pón',
  venir: 'ven|vén',
  salir: 'sal',
  hacer: 'haz|ház',
  decir: 'di|dí',
};
