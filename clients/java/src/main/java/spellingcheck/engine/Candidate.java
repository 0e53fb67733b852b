package spellingcheck.engine;

/** A correction, capitalised as in the dictionary. Made by one search and changed only by it. */
final class Candidate {
    /** How a correction was found. */
    enum Kind {
        WORD("word"),
        COMPOUND("compound"),
        SPLIT("split"),
        PHRASE("phrase"),
        ELISION("elision"),
        PERSONAL("personal"),
        VARIANT("variant");

        /** Its name among the features of the ranking. */
        final String feature;

        Kind(String feature) {
            this.feature = feature;
        }
    }

    final String text;
    /** Weighted edits. */
    double cost;
    /** Frequency class, 0 to 15; if it has several parts, that of the rarest. */
    double frequency;
    Kind kind;

    Candidate(String text, double cost, double frequency, Kind kind) {
        this.text = text;
        this.cost = cost;
        this.frequency = frequency;
        this.kind = kind;
    }
}
