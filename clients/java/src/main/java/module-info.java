/** Spell checking in five languages from local data files, and a client of the Spelling Check HTTP API. */
module spellingcheck {
    requires transitive java.net.http;

    exports spellingcheck;
    exports spellingcheck.http;
}
