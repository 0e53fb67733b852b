// The particles that German verbs are joined with: abholen, zurückgeben, teilnehmen.

/** Those that are most used, for a pattern or a list of words. */
export const SEPARABLE: readonly string[] =
  'ab an auf aus bei ein fest her hin hoch los mit nach raus rein statt teil um vor vorbei weg weiter zu zurück zusammen'.split(
    ' ',
  );
